-- PRC-139 Echoing Page
-- It draws one, and costs one more Energy for each spell of yours on the chain, itself among them.
card "PRC-139" {
  passive { me, cost = { energy = 1 }, each = spell { yours, at = chain } },
  effect { run = function() draw(1) end },
}
