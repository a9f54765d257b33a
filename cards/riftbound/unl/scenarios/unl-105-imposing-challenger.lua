-- UNL-105 Imposing Challenger.

scenario "The Challenger sends a weaker enemy to another battlefield" {
  covers = { "UNL-105", "446", "383.3.a" },
  you = { base = { "Imposing Challenger" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Playful Phantom" }, ["1"] = { "Recruit" } }, base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Imposing Challenger", "0")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Playful Phantom" }, ["1"] = { "Recruit", "Shipyard Skulker" } } } }
  end,
}

scenario "The Challenger may let them be, and sends no friend of yours" {
  covers = { "UNL-105", "383.3.a", "402.4" },
  you = { base = { "Imposing Challenger", "Imposing Challenger" }, units = { ["1"] = { "Recruit" } } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Imposing Challenger#1", "1")
    t:expect { chain = {} }
    t:answers { you = { { may = false } } }
    t.you:move("Imposing Challenger#2", "0")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { at = "0" })
  end,
}
