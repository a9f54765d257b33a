-- DRW-002 Tide Priest
-- Your other units return to your hand instead of being destroyed.
card "DRW-002" {
  instead { destroyed = unit { friendly, another }, run = function() put(it, hand, you, "returned") end },
}
