-- PRC-088 Double Fork
-- Two forks at once.
card "PRC-088" {
  as { played = me, cost = either({ discard = 1 }, { energy = 1 }) },
  as { played = me, may, cost = either({ kill = unit { friendly } }, { any = 1 }) },
  effect { run = function() if paid() then draw(1) end end },
}
