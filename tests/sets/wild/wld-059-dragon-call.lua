-- WLD-059 Dragon Call
-- Of your five top cards each dragon comes to your hand.
local dragon = card { tag = "Dragon", count = any_number }

card "WLD-059" {
  effect {
    run = function()
      local cards = look(5)
      put(reveal(pick(dragon, cards)), hand)
      recycle(cards)
    end,
  },
}
