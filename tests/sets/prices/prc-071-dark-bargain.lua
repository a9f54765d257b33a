-- PRC-071 Dark Bargain
-- Play a unit of your hand for the death of another unit of yours.
local in_hand = unit { yours, at = hand }
local price = cost { kill = unit { friendly } }

card "PRC-071" {
  effect { run = function() play(pick(in_hand), price) end },
}
