-- VEN-132 Fallen Feline
-- Played, it makes you name a spell, and while it is at a battlefield no opponent plays a spell of that name.
card "VEN-132" {
  when { played = me, run = function() name_card(spell) end },
  cannot { played = spell { name = named }, by = opponent, provided = unit { me, at = battlefield } },
}
