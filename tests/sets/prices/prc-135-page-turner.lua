-- PRC-135 Page Turner
-- Two Energy less while two cards are in your hand. It draws one.
card "PRC-135" {
  passive { me, cost = { energy = -2 }, provided = card { yours, at = hand, count = at_least(2) } },
  effect { run = function() draw(1) end },
}
