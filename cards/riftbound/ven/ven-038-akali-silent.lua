-- VEN-038 Akali, Silent
-- Out of combat no enemy spell or ability chooses her; two Might more this turn when she moves to a battlefield.
card "VEN-038" {
  cannot { chosen = unit { me, except { in_combat } }, by = opponent, with = either(spell, ability) },
  when { moves = me, to = battlefield, run = function() give_might(me, 2, this_turn) end },
}
