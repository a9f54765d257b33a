-- OGN-137 Stormclaw Ursine
-- On arrival, one exhausted rune from your rune deck.
card "OGN-137" {
  when { played = me, run = function() channel(1, exhausted) end },
}
