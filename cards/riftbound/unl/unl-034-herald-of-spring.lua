-- UNL-034 Herald of Spring
-- Two experience on arrival.
card "UNL-034" {
  when { played = me, run = function() gain_xp(2) end },
}
