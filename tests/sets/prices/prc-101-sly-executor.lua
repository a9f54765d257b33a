-- PRC-101 Sly Executor
-- As it comes you may pay one Order and a gear of yours for a card.
card "PRC-101" {
  when { played = me, may, cost = { order = 1, kill = gear { friendly } }, run = function() draw(1) end },
}
