-- KPT-026 Many Voices
-- Of your next four cards take up to two with different names, the others are recycled.
local two = card { count = at_most(2), different = "name" }

card "KPT-026" {
  effect {
    run = function()
      local cards = look(4)
      put(pick(two, cards), hand)
      recycle(cards)
    end,
  },
}
