-- OGN-009 Hextech Ray
-- Three damage to a unit at a battlefield.
card "OGN-009" {
  effect { target = unit { at = battlefield }, run = function(u) deal(3, u) end },
}
