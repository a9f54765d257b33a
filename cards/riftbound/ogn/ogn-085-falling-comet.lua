-- OGN-085 Falling Comet
-- Six damage to a unit at a battlefield.
card "OGN-085" {
  effect { target = unit { at = battlefield }, run = function(u) deal(6, u) end },
}
