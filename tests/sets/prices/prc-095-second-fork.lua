-- PRC-095 Second Fork
-- When it attacks, pay two or return it: a card.
card "PRC-095" {
  when { attacks = me, cost = either({ energy = 2 }, { put_back = me }), run = function() draw(1) end },
}
