-- VEN-033 Pakaa Protector.

scenario "Moving, the Protector draws a unit that it reveals" {
  covers = { "VEN-033", "424", "413" },
  you = { base = { "Pakaa Protector" }, deck = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:move("Pakaa Protector", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand = { "Mega-Mech" }, trash = {} } }
    t:expect_unit("Pakaa Protector", { might = 4 })
  end,
}

scenario "Anything else goes to the trash, and the Protector has two Might more this turn" {
  covers = { "VEN-033", "424", "477.3" },
  you = { base = { "Pakaa Protector" }, deck = { "Gust", "Mega-Mech", "Mega-Mech" } },

  run = function(t)
    t.you:move("Pakaa Protector", "0")
    t:everyone_passes()
    t:expect { you = { hand = {}, trash = { "Gust" } } }
    t:expect_unit("Pakaa Protector", { might = 6 })
    t:next_turn()

    t:expect_unit("Pakaa Protector", { might = 4 })
  end,
}

scenario "A Protector that went to the hand in response still reveals the card" {
  covers = { "VEN-033", "359.3.e" },
  you = { base = { "Pakaa Protector" }, deck = { "Gust", "Flash" } },
  foe = { hand = { "Star-Crossed" }, base = { "Recruit" }, resources = { energy = 3, chaos = 1 } },

  run = function(t)
    t.you:move("Pakaa Protector", "0")
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Recruit" }, { "Pakaa Protector" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Pakaa Protector" }, trash = { "Gust" } } }
  end,
}
