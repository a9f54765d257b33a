-- UNL-033 Frisky Hunter
-- A Bird comes along.
card "UNL-033" {
  when { played = me, run = function() play_token("Bird", here) end },
}
