-- OGN-203 Possession
-- An enemy unit at a battlefield changes sides and goes to your base.
card "OGN-203" {
  effect { target = unit { enemy, at = battlefield },
    run = function(u)
      take_control(u)
      recall(u)
    end,
  },
}
