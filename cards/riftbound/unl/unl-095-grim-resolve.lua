-- UNL-095 Grim Resolve
-- Three Might for a friendly unit this turn; each combat that it wins this turn brings two
-- experience.
local victor = when { combat_won = it, run = function() gain_xp(2) end }

card "UNL-095" {
  effect { target = unit { friendly },
    run = function(u)
      give_might(u, 3, this_turn)
      delayed(victor, this_turn, u)
    end,
  },
}
