-- SFD-049 Aphelios, Exalted
-- Each Equipment that you attach to it brings one of three things, each once a turn.
card "SFD-049" {
  when { attached = gear { tag = "Equipment", host = me }, by = you, modes = { fresh,
    { "ready two runes", target = rune { count = 2 }, run = function(runes) ready(runes) end },
    { "channel 1 rune exhausted", run = function() channel(1, exhausted) end },
    { "buff a friendly unit", target = unit { friendly }, run = function(u) buff(u) end },
  } },
}
