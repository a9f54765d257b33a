-- WRD-002 Mold Minder
-- Draws a card for your first token unit of a turn.
card "WRD-002" {
  when { played = unit { token }, by = you, nth = 1, run = function() draw(1) end },
}
