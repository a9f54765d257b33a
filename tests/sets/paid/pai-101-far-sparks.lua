-- PAI-101 Far Sparks
-- Two damage to a unit; one damage to a unit at a different place.
card "PAI-101" {
  effect { target = unit, run = function(u) deal(2, u) end },
  effect { target = unit { apart }, run = function(u) deal(1, u) end },
}
