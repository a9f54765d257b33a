-- RUL-025 Spring Singer
-- Conquering, it adds two Energy, by an instruction.
local two = cost { energy = 2 }

card "RUL-025" {
  when { conquers = me, run = function() add(two) end },
}
