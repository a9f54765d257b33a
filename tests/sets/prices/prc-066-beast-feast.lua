-- PRC-066 Beast Feast
-- As an additional cost discard two units. Four cards for you.
card "PRC-066" {
  as { played = me, cost = { discard = unit { count = 2 } } },
  effect { run = function() draw(4) end },
}
