-- OGN-198 The Harrowing
-- A unit from your trash is played without its Energy cost.
card "OGN-198" {
  effect { target = unit { yours, at = trash }, run = function(u) play(u, ignoring_energy) end },
}
