-- LTR-109 Hearth Cutter
-- Exhaust it to kill an enemy unit. When a unit of yours in your base kills one, draw 1.
card "LTR-109" {
  activated { cost = { exhaust = me }, target = unit { enemy }, run = function(u) kill(u) end },
  when { dies = unit { enemy }, with = unit { yours, at = base }, run = function() draw(1) end },
}
