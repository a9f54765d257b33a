-- OGN-087 Lecturing Yordle
-- A card for you on arrival.
card "OGN-087" {
  when { played = me, run = function() draw(1) end },
}
