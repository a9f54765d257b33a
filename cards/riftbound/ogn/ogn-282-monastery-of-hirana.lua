-- OGN-282 Monastery of Hirana
-- Conquering it, a buff of yours may be traded for a card.
card "OGN-282" {
  when { conquers = you, here, may, cost = { spend_buff = unit { yours } },
    run = function() draw(1) end,
  },
}
