-- SFD-196 Defiant Dance
-- Two Might for a unit and two less for another until the turn ends.
card "SFD-196" {
  effect { target = { unit, unit { another } },
    run = function(stronger, weaker)
      give_might(stronger, 2, this_turn)
      give_might(weaker, -2, this_turn)
    end,
  },
}
