-- VEN-049 Dredge Up
-- A card, from the trash too.
card "VEN-049" {
  effect { run = function() draw(1) end },
}
