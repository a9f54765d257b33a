-- PRC-020 Last Light
-- One Energy and its banishing: draw two cards.
card "PRC-020" {
  activated { cost = { energy = 1, banish = me }, run = function() draw(2) end },
}
