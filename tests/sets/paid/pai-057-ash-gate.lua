-- PAI-057 Ash Gate
-- For two cards of the deck it gives a unit a Might for the turn.
card "PAI-057" {
  activated { cost = { burn = 2, exhaust = me }, target = unit, run = function(u) give_might(u, 1, this_turn) end },
}
