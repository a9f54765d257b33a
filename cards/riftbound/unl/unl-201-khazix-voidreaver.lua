-- UNL-201 Kha'Zix, Voidreaver
-- Experience for each combat won; it buffs, or sends an exhausted unit of yours home.
card "UNL-201" {
  when { combat_won = you, run = function() gain_xp(1) end },
  activated { cost = { xp = 1, exhaust = me }, target = unit, run = function(u) buff(u) end },
  activated { cost = { xp = 2, exhaust = me }, target = unit { friendly, exhausted, at = battlefield },
    run = function(u) move(u, base) end,
  },
}
