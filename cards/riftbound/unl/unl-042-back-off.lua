-- UNL-042 Back Off
-- Stuns a unit; played from hand it brings a card too.
local from_hand = spell { from = hand }

card "UNL-042" {
  effect { target = unit,
    run = function(u)
      stun(u)
      if is(me, from_hand) then draw(1) end
    end,
  },
}
