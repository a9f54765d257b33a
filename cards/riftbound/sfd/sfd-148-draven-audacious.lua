-- SFD-148 Draven, Audacious
-- The first combat that he wins in a turn is a point for you, his death in combat one for an opponent.
card "SFD-148" {
  when { combat_won = me, nth = 1, run = function() gain_points(1) end },
  when { dies = unit { me, in_combat }, target = opponent, run = function(foe) gain_points(1, foe) end },
}
