-- PAI-020 Deep Engine
-- Two Energy: as many cards as it cost.
card "PAI-020" {
  activated { cost = { energy = 2, exhaust = me }, run = function() draw(energy_spent()) end },
}
