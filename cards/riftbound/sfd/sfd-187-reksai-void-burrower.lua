-- SFD-187 Rek'Sai, Void Burrower
-- Conquering, exhaust her to reveal two cards: one may be banished and played, the rest is recycled.
local one_card = card { count = at_most(1) }

card "SFD-187" {
  when { conquers = you, may, cost = { exhaust = me },
    run = function()
      local cards = reveal(2)
      play(banish(pick(one_card, cards)))
      recycle(cards)
    end,
  },
}
