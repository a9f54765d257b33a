-- SFD-210 Hall of Legends
-- Conquering it, one Energy readies your legend.
local my_legend = legend { yours }

card "SFD-210" {
  when { conquers = you, here, may, cost = { energy = 1 }, run = function() ready(my_legend) end },
}
