-- LTR-112 Tired Reeve
-- When an exhausted unit of yours kills an enemy unit, draw 1.
card "LTR-112" {
  when { dies = unit { enemy }, with = unit { friendly, exhausted }, run = function() draw(1) end },
}
