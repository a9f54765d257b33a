-- ONC-004 Small Bolt
-- One damage to a unit.

card "ONC-004" {
  effect { target = unit, run = function(u) deal(1, u) end },
}
