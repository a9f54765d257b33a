-- SFD-169 Altar of Memories
-- A friendly unit's death lets you exhaust this: draw, then a card of your hand goes to your deck.
local in_hand = card { yours, at = hand }

card "SFD-169" {
  when { dies = unit { friendly }, may, cost = { exhaust = me },
    run = function()
      draw(1)
      local back = pick(in_hand)
      if back then
        if choose("on top", "to the bottom") == 1 then put(back, deck) else put(back, deck, bottom) end
      end
    end,
  },
}
