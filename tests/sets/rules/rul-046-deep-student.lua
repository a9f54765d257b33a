-- RUL-046 Deep Student
-- It is ready when you play a spell for four Energy or more.
card "RUL-046" {
  when { played = spell, by = you, amount = at_least(4), run = function() ready(me) end },
}
