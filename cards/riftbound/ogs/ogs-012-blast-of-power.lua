-- OGS-012 Blast of Power
-- Death to a unit at a battlefield.
card "OGS-012" {
  effect { target = unit { at = battlefield }, run = function(u) kill(u) end },
}
