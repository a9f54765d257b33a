-- SFD-200 Arcane Shift
-- A friendly unit is banished and played anew for nothing; three damage at a battlefield; this is banished.
card "SFD-200" {
  effect { target = { unit { friendly }, unit { enemy, at = battlefield } },
    run = function(mine, foe)
      play(banish(mine), ignoring_cost, owner(mine))
      deal(3, foe)
      banish(me)
    end,
  },
}
