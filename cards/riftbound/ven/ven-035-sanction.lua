-- VEN-035 Sanction
-- A unit becomes Empowered, or is so no more, until the end of the turn.
local calm_again = when { end_of_turn = player, once, run = function() disempower(it) end }
local strong_again = when { end_of_turn = player, once, run = function() empower(it) end }

card "VEN-035" {
  effect { modes = {
    { "empower a unit. At the end of this turn, disempower it", target = unit,
      run = function(u)
        empower(u)
        delayed(calm_again, this_turn, u)
      end,
    },
    { "disempower an [Empowered] unit. At the end of this turn, empower it", target = unit { empowered },
      run = function(u)
        disempower(u)
        delayed(strong_again, this_turn, u)
      end,
    },
  } },
}
