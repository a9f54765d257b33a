-- UNL-005 Revna the Lorekeeper
-- A spell for which you spent four Energy or more readies it.
card "UNL-005" {
  when { played = spell, by = you, amount = at_least(4), run = function() ready(me) end },
}
