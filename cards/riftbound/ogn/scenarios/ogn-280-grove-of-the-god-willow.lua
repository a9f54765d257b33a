-- OGN-280 Grove of the God-Willow: holding it brings a card.

scenario "Holding Grove of the God-Willow draws a card before the turn's own" {
  covers = { "OGN-280", "383.4.d" },
  phase = "awaken",
  you = {
    units = { ["Grove of the God-Willow"] = { "Recruit" } },
    deck = { "Tibbers", "Playful Phantom", "Mega-Mech" },
  },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1, hand = { "Tibbers", "Playful Phantom" }, deck = { "Mega-Mech" } } }
  end,
}

scenario "Grove of the God-Willow gives no card for conquering it" {
  covers = { "OGN-280", "383.4.d" },
  battlefields = { "Grove of the God-Willow" },
  you = { base = { "Recruit" } },

  run = function(t)
    t.you:move("Recruit", "Grove of the God-Willow")
    t:fight()

    t:expect { you = { points = 1, hand = {} } }
  end,
}

scenario "Who does not hold Grove of the God-Willow draws nothing from it" {
  covers = { "OGN-280", "190.6" },
  phase = "awaken",
  you = { hand = {} },
  foe = { units = { ["Grove of the God-Willow"] = { "Recruit" } } },

  run = function(t)
    t:expect { you = { hand_size = 1, points = 0 }, foe = { hand = {}, points = 0 } }
  end,
}

scenario "Grove of the God-Willow draws one card though another battlefield is held as well" {
  covers = { "OGN-280" },
  phase = "awaken",
  you = { units = { ["Grove of the God-Willow"] = { "Recruit" }, ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 2, hand_size = 2 } }
  end,
}
