-- OGN-282 Monastery of Hirana: conquering it, a buff may be traded for a card.

scenario "Conquering Monastery of Hirana, a buff of any unit of yours buys a card" {
  covers = { "OGN-282", "383.3.b", "705" },
  battlefields = { "Monastery of Hirana" },
  you = {
    base = { "Shipyard Skulker", { "Recruit", buffed = true } },
    deck = { "Tibbers", "Mega-Mech" },
  },

  run = function(t)
    t.you:move("Shipyard Skulker", "Monastery of Hirana")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { hand = { "Tibbers" } } }
    t:expect_unit("Recruit", { buffs = 0, might = 1 })
  end,
}

scenario "The trade of Monastery of Hirana may be declined" {
  covers = { "OGN-282", "383.3.a" },
  battlefields = { "Monastery of Hirana" },
  you = { base = { { "Recruit", buffed = true } } },

  run = function(t)
    t.you:move("Recruit", "Monastery of Hirana")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { you = { hand = {}, points = 1 } }
    t:expect_unit("Recruit", { buffs = 1 })
  end,
}

scenario "Without a buff of yours Monastery of Hirana asks for none; an enemy's does not count" {
  covers = { "OGN-282", "404.2", "705" },
  battlefields = { "Monastery of Hirana" },
  you = { base = { "Recruit" } },
  foe = { base = { { "Recruit", buffed = true } } },

  run = function(t)
    t.you:move("your Recruit", "Monastery of Hirana")
    t:fight()

    t:expect { you = { hand = {}, points = 1 } }
    t:expect_unit("foe's Recruit", { buffs = 1 })
  end,
}

scenario "Monastery of Hirana does not trade for a conquest elsewhere" {
  covers = { "OGN-282", "383.4.c" },
  you = { units = { ["Monastery of Hirana"] = { "Shipyard Skulker" } }, base = { { "Recruit", buffed = true } } },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, hand = {} } }
  end,
}
