-- OGN-039 Kai'Sa, Survivor
-- A card for each conquest.
card "OGN-039" {
  when { conquers = me, run = function() draw(1) end },
}
