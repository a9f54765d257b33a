-- PRC-091 Any Feast
-- Discard any number of units, a card for each.
card "PRC-091" {
  as { played = me, cost = { discard = unit { any_number } } },
  effect { run = function() draw(paid()) end },
}
