-- SFD-219 The Papertree
-- Holding it brings each player an exhausted rune.
card "SFD-219" {
  when { holds = you, here, run = function() for p in each(player) do channel(1, exhausted, p) end end },
}
