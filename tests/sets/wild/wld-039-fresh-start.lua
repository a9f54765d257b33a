-- WLD-039 Fresh Start
-- Each player discards the hand and draws as many.
local any_card = card {}

card "WLD-039" {
  effect {
    run = function()
      for p in each(player) do
        local n = count(any_card, discard(hand, p))
        draw(n, p)
      end
    end,
  },
}
