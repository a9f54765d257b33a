-- VEN-133 Glowstone
-- The status and its exhaustion hand it to a player. At the end of its player's turn it dies and deals five to all of
-- that player's units.
local my_units = unit { yours }

card "VEN-133" {
  activated { cost = { empowered = me, exhaust = me }, target = player,
    run = function(p)
      take_control(me, p)
      recall(me)
    end,
  },
  when { end_of_turn = you,
    run = function()
      kill(me)
      deal(5, my_units)
    end,
  },
}
