-- UNL-109 Blood Rose
-- A unit that you play may bring an experience for one Energy; three of them and its
-- exhaustion ready a unit.
card "UNL-109" {
  when { played = unit, by = you, may, cost = { energy = 1 }, run = function() gain_xp(1) end },
  activated { cost = { xp = 3, exhaust = me }, target = unit, run = function(u) ready(u) end },
}
