-- WLD-023 Bribe
-- An enemy unit is yours this turn and ready, unless its controller pays two Energy.
local two = cost { energy = 2 }

card "WLD-023" {
  effect { target = unit { enemy },
    run = function(u)
      if not pays(two, controller(u)) then
        take_control(u, this_turn)
        ready(u)
      end
    end,
  },
}
