-- SFD-158 Sandshifter
-- Its arrival is the end of an enemy unit of three Might or less.
card "SFD-158" {
  when { played = me, target = unit { enemy, might = at_most(3) }, run = function(u) kill(u) end },
}
