-- UNL-003 Mischievous Marai
-- Played to a battlefield, it deals two to an enemy there.
card "UNL-003" {
  when { played = me, to = battlefield, target = unit { enemy, here }, run = function(u) deal(2, u) end },
}
