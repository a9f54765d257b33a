-- SFD-203 Sivir, Battle Mistress
-- Recycling a rune, you may exhaust her for exhausted Gold; dying enemies ready her.
card "SFD-203" {
  when { recycled = rune, by = you, may, cost = { exhaust = me },
    run = function() play_token("Gold", exhausted) end,
  },
  when { dies = unit { enemy }, one_or_more, run = function() ready(me) end },
}
