-- UNL-211 Forgotten Library
-- Whoever controls it predicts for each spell of four Energy or more.
card "UNL-211" {
  when { played = spell, by = you, amount = at_least(4), run = function() predict(1) end },
}
