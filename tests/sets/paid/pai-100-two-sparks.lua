-- PAI-100 Two Sparks
-- Two damage to a unit; one damage to another unit.
card "PAI-100" {
  effect { target = unit, run = function(u) deal(2, u) end },
  effect { target = unit { another }, run = function(u) deal(1, u) end },
}
