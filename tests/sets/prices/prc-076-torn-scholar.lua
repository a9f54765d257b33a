-- PRC-076 Torn Scholar
-- You may pay two Energy or discard a card as an additional cost; then a card for you.
card "PRC-076" {
  as { played = me, may, cost = either({ energy = 2 }, { discard = 1 }) },
  when { played = me, run = function() if paid() then draw(1) end end },
}
