-- UNL-011 Fresh Beans.

scenario "A unit that joins the fight is worth a card to Fresh Beans" {
  covers = { "UNL-011", "Ambush", "383.3" },
  you = { base = { "Shipyard Skulker" }, hand = { "Inferna" }, runes = { fury = 2 }, gear = { "Fresh Beans" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Inferna", { to = "0" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
    t:expect_unit("Fresh Beans", { exhausted = true })
  end,
}

scenario "You may keep the Beans, and outside showdowns, or for the foe's unit, they stay ready" {
  covers = { "UNL-011", "383.3.a" },
  you = { base = { "Shipyard Skulker" }, hand = { "Inferna", "Pouty Poro" }, runes = { fury = 4 }, gear = { "Fresh Beans" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:expect { chain = {} }
    t:answers { you = { { may = false } } }
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Inferna", { to = "0" })
    t:expect { chain = {} }
    t.foe:play("Pakaa Cub", { from = "facedown" })

    t:expect { chain = {}, you = { hand = {} } }
    t:expect_unit("Fresh Beans", { ready = true })
  end,
}
