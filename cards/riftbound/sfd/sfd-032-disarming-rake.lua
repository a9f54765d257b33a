-- SFD-032 Disarming Rake
-- It may kill a gear when it comes.
card "SFD-032" {
  when { played = me, may, target = gear, run = function(g) kill(g) end },
}
