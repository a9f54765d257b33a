-- ZAN-009 Dart Frog Queen
-- A melee attack that hits it deals 1 wound to the attacker.

card "ZAN-009" {
  when { struck = me, provided = keeps(step, "melee"), run = function() suffer(noted(striker), 1) end },
}
