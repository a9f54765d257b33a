-- WLD-016 Flicker
-- Banish a unit; as the turn ends its owner plays it again, for nothing.
local back = when { end_of_turn = player, once, run = function() play(it, ignoring_cost, owner(it)) end }

card "WLD-016" {
  effect { target = unit,
    run = function(u)
      delayed(back, this_turn, banish(u))
    end,
  },
}
