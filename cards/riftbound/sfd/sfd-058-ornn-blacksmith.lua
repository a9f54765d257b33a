-- SFD-058 Ornn, Blacksmith
-- It finds a gear among your next four cards when it comes and with each hold.

local a_gear = gear { count = at_most(1) }

card "SFD-058" {
  when { played = me, holds = me,
    run = function()
      local cards = look(4)
      draw(reveal(pick(a_gear, cards)))
      recycle(cards)
    end,
  },
}
