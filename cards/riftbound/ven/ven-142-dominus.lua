-- VEN-142 Dominus
-- For the turn a unit has as much Might again, and becomes ready for two Power, as often as that is paid.
local rise = activated { cost = { any = 2 }, run = function() ready(me) end }

card "VEN-142" {
  effect { target = unit,
    run = function(u)
      give_might(u, might(u), this_turn)
      give(u, rise, this_turn)
    end,
  },
}
