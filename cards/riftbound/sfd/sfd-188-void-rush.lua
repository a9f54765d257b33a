-- SFD-188 Void Rush
-- Two cards are revealed: one may be played for two less, you draw the rest.
local one_card = card { count = at_most(1) }
local two_less = discount { energy = 2 }

card "SFD-188" {
  effect {
    run = function()
      local cards = reveal(2)
      play(banish(pick(one_card, cards)), two_less)
      draw(cards)
    end,
  },
}
