-- UNL-138 The List
-- Exhausted, it takes two Might this turn from a unit with the tag that you named as you played it.
card "UNL-138" {
  as { played = me, run = function() name_tag() end },
  activated { cost = { exhaust = me }, target = unit { tag = named },
    run = function(u) give_might(u, -2, this_turn) end,
  },
}
