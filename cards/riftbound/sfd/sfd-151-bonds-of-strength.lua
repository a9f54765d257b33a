-- SFD-151 Bonds of Strength
-- One Might for each of two friendly units until the turn ends.
card "SFD-151" {
  effect { target = unit { friendly, count = 2 },
    run = function(units) give_might(units, 1, this_turn) end,
  },
}
