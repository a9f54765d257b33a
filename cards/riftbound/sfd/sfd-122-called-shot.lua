-- SFD-122 Called Shot
-- You draw one of your top two cards, the other is recycled.
local one_card = card {}

card "SFD-122" {
  effect {
    run = function()
      local cards = look(2)
      draw(pick(one_card, cards))
      recycle(cards)
    end,
  },
}
