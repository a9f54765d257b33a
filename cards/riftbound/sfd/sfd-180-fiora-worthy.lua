-- SFD-180 Fiora, Worthy
-- Whichever of your units becomes Mighty is readied for one Order.
card "SFD-180" {
  when { becomes_mighty = unit { yours }, may, cost = { order = 1 }, run = function() ready(it) end },
}
