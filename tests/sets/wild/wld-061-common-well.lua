-- WLD-061 Common Well
-- Whoever controls it may pay two Energy to draw a card, once a turn.
card "WLD-061" {
  activated { cost = { energy = 2 }, each_turn = 1, run = function() draw(1) end },
}
