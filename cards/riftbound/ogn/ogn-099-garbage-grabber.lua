-- OGN-099 Garbage Grabber
-- Three cards of your trash, one Energy and its exhaustion buy a card.
card "OGN-099" {
  activated { cost = { recycle = card { yours, at = trash, count = 3 }, energy = 1, exhaust = me },
    run = function() draw(1) end,
  },
}
