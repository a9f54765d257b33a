-- VEN-165 Shadow Temple
-- Holding it burns three cards.
card "VEN-165" {
  when { holds = you, here, run = function() burn(3) end },
}
