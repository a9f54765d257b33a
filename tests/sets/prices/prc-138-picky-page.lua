-- PRC-138 Picky Page
-- A damage. Two Energy less for an enemy while two cards are in your hand.
card "PRC-138" {
  passive { me, cost = { energy = -2 }, choosing = unit { enemy },
    provided = card { yours, at = hand, count = at_least(2) } },
  effect { target = unit, run = function(u) deal(1, u) end },
}
