-- WLD-010 Idle Engine
-- In a turn in which you attacked with nothing it draws a card as the turn ends; it cannot attack.
card "WLD-010" {
  when { end_of_turn = you, provided = happened { attacks = unit { yours }, count = 0 }, run = function() draw(1) end },
  cannot { moves = me, to = battlefield },
}
