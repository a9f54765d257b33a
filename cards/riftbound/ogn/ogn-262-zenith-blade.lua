-- OGN-262 Zenith Blade
-- Stuns an enemy at a battlefield; a unit of yours may move there.
card "OGN-262" {
  effect { target = { unit { enemy, at = battlefield }, unit { friendly } },
    run = function(foe, mine)
      stun(foe)
      if foe and mine and wants("move your unit there") then move(mine, location(foe)) end
    end,
  },
}
