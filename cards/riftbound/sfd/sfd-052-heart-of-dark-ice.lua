-- SFD-052 Heart of Dark Ice
-- Exhausted, it gives a unit three Might this turn.
card "SFD-052" {
  activated { cost = { exhaust = me }, target = unit,
    run = function(u) give_might(u, 3, this_turn) end,
  },
}
