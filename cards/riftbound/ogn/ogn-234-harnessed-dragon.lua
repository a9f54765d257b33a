-- OGN-234 Harnessed Dragon
-- Its arrival is the end of an enemy unit.
card "OGN-234" {
  when { played = me, target = unit { enemy }, run = function(u) kill(u) end },
}
