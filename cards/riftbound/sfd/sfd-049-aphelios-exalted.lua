-- SFD-049 Aphelios, Exalted
-- Each Equipment that you attach to it brings one of three things, each once a turn.
card "SFD-049" {
  when { attached = gear { tag = "Equipment", host = me }, by = you, modes = { fresh,
    { "ready 2 runes", target = rune { count = 2 }, run = function(runes) ready(runes) end },
    { "channel 1 exhausted", run = function() channel(1, exhausted) end },
    { "buff", target = unit { friendly }, run = function(u) buff(u) end },
  } },
}
