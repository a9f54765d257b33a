-- RCH-059 Blunt Truth
-- Two damage to a unit.
card "RCH-059" {
  effect { target = unit, run = function(u) deal(2, u) end },
}
