-- PRC-150 Given Friend
-- As you play this, kill a friendly unit. Stun a friendly unit.
card "PRC-150" {
  as { played = me, cost = { kill = unit { friendly } } },
  effect { target = unit { friendly }, run = function(u) stun(u) end },
}
