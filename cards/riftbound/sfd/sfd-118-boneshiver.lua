-- SFD-118 Boneshiver
-- Attached: an exhausted rune for each battlefield that the host conquers.
card "SFD-118" {
  attached { when { conquers = me, run = function() channel(1, exhausted) end } },
}
