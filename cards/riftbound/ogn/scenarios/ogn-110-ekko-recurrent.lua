-- OGN-110 Ekko, Recurrent.

scenario "Dying, Ekko goes under the deck and the runes stand ready" {
  covers = { "OGN-110", "Deathknell", "808", "416" },
  you = {
    units = { ["0"] = { "Ekko, Recurrent" } },
    runes = { mind = { exhausted = 3 } },
    deck = { "Cleave", "Gust" },
  },
  foe = { base = { "Mega-Mech" }, runes = { fury = { exhausted = 1 } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { trash = {}, deck_bottom = { "Ekko, Recurrent" }, runes_ready = 3 }, foe = { points = 1, runes_exhausted = 1 } }
  end,
}

scenario "Ekko comes ready for an Energy and a Mind" {
  covers = { "OGN-110", "Accelerate" },
  you = { hand = { "Ekko, Recurrent" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Ekko, Recurrent", { additional = true })

    t:expect_unit("Ekko, Recurrent", { ready = true })
    t:expect { you = { runes = 4 } }
  end,
}

scenario "Karthus lets Ekko trigger twice, but he is recycled once, and once the runes stand ready" {
  covers = { "OGN-110", "OGN-236", "404.2" },
  you = {
    hand = { "Vengeance" },
    runes = { order = 6 },
    base = { "Karthus, Eternal", "Ekko, Recurrent" },
    deck = {},
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Ekko, Recurrent" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 4, deck = { "Ekko, Recurrent" }, trash = { "Vengeance" } }, chain = {} }
  end,
}

scenario "Ekko under foreign control goes below his owner's deck, and the other's runes stand ready" {
  covers = { "OGN-110", "056", "383.2.c" },
  you = { hand = { "Vengeance" }, runes = { order = 6 } },
  foe = { base = { { "Ekko, Recurrent", controller = "you" } }, deck = {} },

  run = function(t)
    t.you:play("Vengeance", { target = "Ekko, Recurrent" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 4 }, foe = { deck = { "Ekko, Recurrent" } } }
  end,
}

scenario "An Ekko that the Hourglass saves has not died: no rune stands ready" {
  covers = { "OGN-110", "OGN-077", "808" },
  you = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Ekko, Recurrent" } }, runes = { mind = { exhausted = 2 } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Ekko, Recurrent" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Ekko, Recurrent", { at = "base", exhausted = true })
  end,
}
