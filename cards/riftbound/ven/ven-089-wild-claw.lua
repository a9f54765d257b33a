-- VEN-089 Wild Claw
-- Look at five cards; a unit or gear among them may be played for five less, and be empowered.

local a_permanent = permanent { count = at_most(1) }
local five_less = discount { energy = 5 }
local then_empower = effect { may, run = function() empower(it) end }

card "VEN-089" {
  effect {
    run = function()
      local cards = look(5)
      local played_card = play(banish(pick(a_permanent, cards)), five_less)
      recycle(cards)
      do_this(then_empower, played_card)
    end,
  },
}
