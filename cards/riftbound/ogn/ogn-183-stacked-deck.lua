-- OGN-183 Stacked Deck
-- One of your next three cards is yours, the others are recycled.

local one_card = card {}

card "OGN-183" {
  effect {
    run = function()
      local cards = look(3)
      put(pick(one_card, cards), hand)
      recycle(cards)
    end,
  },
}
