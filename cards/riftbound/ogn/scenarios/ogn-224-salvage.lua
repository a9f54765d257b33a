-- OGN-224 Salvage.

scenario "Salvage kills a gear and draws a card" {
  covers = { "OGN-224", "428", "413" },
  you = { hand = { "Salvage" }, runes = { order = 2 }, gear = { "Orb of Regret" }, deck = { "Gust", "Flash" } },
  foe = { gear = { "Sun Disc" }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Salvage", { target = "?" })
    t.you:offers("target", "Orb of Regret")
    t.you:offers_not("target", "Daring Poro")
    t:answers { you = { { may = true } } }
    t.you:answer { "Sun Disc" }
    t:everyone_passes()

    t:expect { foe = { gear = {}, trash = { "Sun Disc" } }, you = { hand = { "Gust" }, gear = { "Orb of Regret" } } }
  end,
}

scenario "Salvage may choose a gear and spare it" {
  covers = { "OGN-224", "355.12" },
  you = { hand = { "Salvage" }, runes = { order = 2 }, deck = { "Gust", "Flash" } },
  foe = { gear = { "Sun Disc" } },

  run = function(t)
    t.you:play("Salvage", { target = { "Sun Disc" }, may = false })
    t:everyone_passes()

    t:expect { foe = { gear = { "Sun Disc" } }, you = { hand = { "Gust" } } }
  end,
}

scenario "Without any gear Salvage still draws" {
  covers = { "OGN-224", "355.13" },
  you = { hand = { "Salvage" }, runes = { order = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Salvage")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Salvage" } } }
  end,
}
