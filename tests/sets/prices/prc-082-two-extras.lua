-- PRC-082 Two Extras
-- You may pay one Energy more for a card, and you may discard one for three Might this turn.
card "PRC-082" {
  as { played = me, may, cost = { energy = 1 } },
  when { played = me, run = function() if paid() then draw(1) end end },
  as { played = me, may, cost = { discard = 1 } },
  when { played = me, run = function() if paid() then give_might(me, 3, this_turn) end end },
}
