-- UNL-042 Back Off
-- Stuns a unit; played from hand it brings a card too.
local from_hand = happened { finalized = me, from = hand, by = you }

card "UNL-042" {
  effect { target = unit,
    run = function(u)
      stun(u)
      if count(from_hand) > 0 then draw(1) end
    end,
  },
}
