-- OGN-134 Mobilize
-- One exhausted rune from your rune deck, or a card if no rune is left.
card "OGN-134" {
  effect { run = function() if not channel(1, exhausted) then draw(1) end end },
}
