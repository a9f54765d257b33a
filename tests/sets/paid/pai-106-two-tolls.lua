-- PAI-106 Two Tolls
-- A card for its first cost, two for its second.
card "PAI-106" {
  as { played = me, may, cost = { exhaust = unit { friendly } } },
  effect { provided = paid(), run = function() draw(1) end },
  as { played = me, may, cost = { energy = 1 } },
  effect { provided = paid(), run = function() draw(2) end },
}
