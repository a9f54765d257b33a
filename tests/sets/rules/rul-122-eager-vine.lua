-- RUL-122 Eager Vine
-- It grows onto each unit that you play, and chooses nothing.
card "RUL-122" {
  when { played = unit, by = you, run = function() attach(me, it) end },
}
