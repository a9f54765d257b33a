-- OGN-138 Catalyst of Aeons
-- Two exhausted runes; a card if there were not two.
card "OGN-138" {
  effect { run = function() if channel(2, exhausted) ~= 2 then draw(1) end end },
}
