-- PAI-026 Proud Scholar
-- You may show any number of spells: one less for each, and it gets as much Might as the last one costs.
card "PAI-026" {
  as { played = me, may, cost = { reveal = spell { any_number } }, run = function() give_might(me, energy_paid()) end },
  passive { me, cost = { energy = -1 }, each = paid() },
}
