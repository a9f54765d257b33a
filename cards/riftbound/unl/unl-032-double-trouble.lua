-- UNL-032 Double Trouble
-- From the top three cards a unit may be shown and drawn; the rest is recycled.
local a_unit = unit { count = at_most(1) }

card "UNL-032" {
  effect {
    run = function()
      local cards = look(3)
      draw(reveal(pick(a_unit, cards)))
      recycle(cards)
    end,
  },
}
