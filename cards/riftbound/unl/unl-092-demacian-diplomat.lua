-- UNL-092 Demacian Diplomat
-- One experience on arrival.
card "UNL-092" {
  when { played = me, run = function() gain_xp(1) end },
}
