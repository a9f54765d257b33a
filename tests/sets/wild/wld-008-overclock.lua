-- WLD-008 Overclock
-- One of your Mechs is ready, has double Might this turn, and dies as it ends.
local wreck = when { end_of_turn = player, once, run = function() kill(it) end }

card "WLD-008" {
  effect { target = unit { friendly, tag = "Mech" },
    run = function(u)
      ready(u)
      give_might(u, might(u), this_turn)
      delayed(wreck, this_turn, u)
    end,
  },
}
