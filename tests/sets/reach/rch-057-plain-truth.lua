-- RCH-057 Plain Truth
-- Two damage to a unit; it ignores Deflect.
card "RCH-057" {
  passive { me, ignores = "Deflect" },
  effect { target = unit, run = function(u) deal(2, u) end },
}
