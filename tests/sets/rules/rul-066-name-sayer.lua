-- RUL-066 Name Sayer
-- As you play it you name a tag; such a unit has two Might less.
card "RUL-066" {
  as { played = me, run = function() name_tag() end },
  activated { cost = { exhaust = me }, target = unit { tag = named },
    run = function(u) give_might(u, -2, this_turn) end },
}
