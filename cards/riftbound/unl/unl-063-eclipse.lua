-- UNL-063 Eclipse
-- Four Might less for a unit this turn; one card of your deck is seen.
card "UNL-063" {
  effect { target = unit,
    run = function(u)
      give_might(u, -4, this_turn)
      predict(1)
    end,
  },
}
