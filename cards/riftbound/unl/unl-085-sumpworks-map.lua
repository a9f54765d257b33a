-- UNL-085 Sumpworks Map
-- A card whenever an opponent scores.
card "UNL-085" {
  when { scored = opponent, run = function() draw(1) end },
}
