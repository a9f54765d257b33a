-- CLK-001 Brass Gate
-- Your opponent brings no unit back from a discard pile.
card "CLK-001" { cannot { played = unit, by = opponent, from = discard } }
