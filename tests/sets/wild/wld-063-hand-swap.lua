-- WLD-063 Hand Swap
-- You and an opponent discard your hands; each draws as many as the other had.
local any_card = card {}

card "WLD-063" {
  effect { target = opponent,
    run = function(p)
      local mine = count(any_card, discard(hand))
      local theirs_n = count(any_card, discard(hand, p))
      draw(theirs_n)
      draw(mine, p)
    end,
  },
}
