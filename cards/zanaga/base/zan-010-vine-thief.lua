-- ZAN-010 Vine Thief
-- If the hero escapes or is knocked out, one item of the hero's choice goes to the stack
-- of the nearest town.

local escapes_it = card { me, fought }

card "ZAN-010" {
  when { escaped = me, run = function() lose_to_town(turn_player()) end },
  when {
    knocked_out = hero,
    provided = escapes_it,
    run = function() lose_to_town(controller(it)) end,
  },
}
