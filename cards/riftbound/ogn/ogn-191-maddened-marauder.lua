-- OGN-191 Maddened Marauder
-- On arrival, sends a unit home from its battlefield.
card "OGN-191" {
  when { played = me, target = unit { at = battlefield }, run = function(u) move(u, base) end },
}
