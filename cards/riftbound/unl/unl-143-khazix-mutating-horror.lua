-- UNL-143 Kha'Zix, Mutating Horror
-- Fighting where an enemy stands alone: two Might this turn and two experience.
card "UNL-143" {
  when { attacks = me, defends = me, provided = unit { enemy, here, alone },
    run = function()
      give_might(me, 2, this_turn)
      gain_xp(2)
    end,
  },
}
