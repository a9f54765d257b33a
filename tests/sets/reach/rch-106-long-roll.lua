-- RCH-106 Long Roll
-- One damage to each of any number of units.
card "RCH-106" {
  effect { target = unit { any_number }, run = function(hit) deal(1, hit) end },
}
