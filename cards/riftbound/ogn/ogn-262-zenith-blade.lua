-- OGN-262 Zenith Blade
-- Stuns an enemy at a battlefield; a unit of yours may move there.
card "OGN-262" {
  effect { target = { unit { enemy, at = battlefield }, unit { friendly } },
    run = function(theirs, mine)
      stun(theirs)
      if theirs and mine and wants("move your unit there") then move(mine, location(theirs)) end
    end,
  },
}
