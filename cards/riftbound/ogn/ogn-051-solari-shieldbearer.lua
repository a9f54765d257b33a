-- OGN-051 Solari Shieldbearer
-- On arrival it stuns a unit.
card "OGN-051" {
  when { played = me, target = unit, run = function(u) stun(u) end },
}
