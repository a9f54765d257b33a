-- MO-002 Heath
-- When a wanderer comes here, the lamp goes there too.
card "MO-002" {
  when { stepped = wanderer { here }, run = function() put(find(lamp), here) end },
}
