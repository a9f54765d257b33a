-- VEN-156 Lightning Rush
-- One of your next three cards may be drawn; the others go to the trash.
local one_at_most = card { count = at_most(1) }

card "VEN-156" {
  effect {
    run = function()
      local cards = look(3)
      draw(pick(one_at_most, cards))
      put(cards, trash)
    end,
  },
}
