-- VEN-057 Covert Informant
-- Empowered, each of its moves is worth a card.
card "VEN-057" {
  empowered { when { moves = me, run = function() draw(1) end } },
}
