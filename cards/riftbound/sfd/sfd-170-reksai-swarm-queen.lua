-- SFD-170 Rek'Sai, Swarm Queen
-- Attacking, you may reveal two cards: one may be banished and played, a unit here as well, the rest is recycled.
local one_card = card { count = at_most(1) }
local here_too = can { played = unit { it }, to = here }

card "SFD-170" {
  when { attacks = me, may,
    run = function()
      local cards = reveal(2)
      delayed(here_too, this_turn, play(banish(pick(one_card, cards))))
      recycle(cards)
    end,
  },
}
