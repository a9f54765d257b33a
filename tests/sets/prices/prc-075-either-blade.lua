-- PRC-075 Either Blade
-- As an additional cost discard a card or kill a friendly unit. Three damage to a unit.
card "PRC-075" {
  as { played = me, cost = either({ discard = 1 }, { kill = unit { friendly } }) },
  effect { target = unit, run = function(u) deal(3, u) end },
}
