-- VEN-099 Tornado Warrior
-- Played from facedown it may empower something here until the end of the turn.

local calm_again = when { end_of_turn = player, once, run = function() disempower(it) end }

card "VEN-099" {
  when { played = me, from = facedown, may, target = permanent { here },
    run = function(x)
      empower(x)
      delayed(calm_again, this_turn, x)
    end,
  },
}
