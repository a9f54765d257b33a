-- RUL-007 Dawn Crier
-- A card as your Main Phase starts.
card "RUL-007" {
  when { main_phase = you, run = function() draw(1) end },
}
