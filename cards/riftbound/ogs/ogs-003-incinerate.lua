-- OGS-003 Incinerate
-- Two damage to a unit at a battlefield.
card "OGS-003" {
  effect { target = unit { at = battlefield }, run = function(u) deal(2, u) end },
}
