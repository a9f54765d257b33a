-- OGN-090 Orb of Regret
-- Exhaust it to take one Might from a unit until the turn ends; one Might always stays.
card "OGN-090" {
  activated { cost = { exhaust = me }, target = unit,
    run = function(u) give_might(u, -1, this_turn, 1) end,
  },
}
