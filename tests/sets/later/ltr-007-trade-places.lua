-- LTR-007 Trade Places
-- Two units swap their Might for the turn.
card "LTR-007" {
  effect { target = { unit, unit { another } },
    run = function(a, b) swap_might(a, b, this_turn) end,
  },
}
