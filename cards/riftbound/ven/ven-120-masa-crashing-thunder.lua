-- VEN-120 Masa, Crashing Thunder
-- With an Order on top, an enemy at a battlefield is stunned as it comes.
card "VEN-120" {
  as { played = me, may, cost = { order = 1 } },
  when { played = me, provided = paid(), target = unit { enemy, at = battlefield }, run = function(u) stun(u) end },
}
