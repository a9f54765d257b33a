-- UNL-170 Atakhan
-- A friendly unit given up takes its whole cost off; attacking, he costs the defender a unit.
local defender_here = unit { theirs, here }

card "UNL-170" {
  as { played = me, may, cost = { kill = unit { friendly } } },
  passive { me, cost = { energy = -1 }, each = energy_paid() },
  passive { me, cost = { order = -1 }, each = power_paid() },
  when { attacks = me,
    run = function()
      for p in each(opponent) do kill(pick(defender_here, p), p) end
    end,
  },
}
