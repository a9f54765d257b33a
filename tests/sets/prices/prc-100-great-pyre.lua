-- PRC-100 Great Pyre
-- Thirty-three cards from your trash are recycled and one more is banished; you draw a card.
card "PRC-100" {
  activated { cost = { recycle = card { yours, at = trash, count = 33 },
                       banish = card { yours, at = trash } },
    run = function() draw(1) end,
  },
}
