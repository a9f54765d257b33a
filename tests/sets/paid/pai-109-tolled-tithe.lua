-- PAI-109 Tolled Tithe
-- Its keyword has a cost of its own.
card "PAI-109" {
  as { played = me, may, cost = { exhaust = unit { friendly } } },
  effect { provided = paid(), run = function() draw(2) end },
}
