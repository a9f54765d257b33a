-- VEN-077 Tools of Empire
-- Its exhaustion gives a unit two Might for the turn, four while this is Empowered.
local strong = gear { empowered }

card "VEN-077" {
  activated { cost = { exhaust = me }, target = unit,
    run = function(u) give_might(u, is(me, strong) and 4 or 2, this_turn) end,
  },
}
