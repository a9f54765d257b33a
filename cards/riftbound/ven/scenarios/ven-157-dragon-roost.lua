-- VEN-157 Dragon Roost.

scenario "For two Power more a Dragon comes to the Roost" {
  covers = { "VEN-157", "356.2", "355.2" },
  battlefields = { "Dragon Roost" },
  you = { hand = { "Blazing Scorcher" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Blazing Scorcher", { to = "Dragon Roost", additional = false })
    t:everyone_passes()

    t:expect_unit("Blazing Scorcher", { at = "Dragon Roost" })
    t:expect { you = { runes = 5 } }
  end,
}

scenario "Without the Power the Dragon goes elsewhere" {
  covers = { "VEN-157", "355.2" },
  battlefields = { "Dragon Roost" },
  you = { hand = { "Dune Drake" }, resources = { energy = 5 } },

  run = function(t)
    t.you:refused("play", "Dune Drake", "Dragon Roost")
    t.you:play("Dune Drake")

    t:expect_unit("Dune Drake", { at = "base" })
  end,
}

scenario "No other unit comes to the Roost" {
  covers = { "VEN-157", "355.2" },
  battlefields = { "Dragon Roost" },
  you = { hand = { "Playful Phantom" }, runes = { calm = 8 } },

  run = function(t) t.you:refused("play", "Playful Phantom", "Dragon Roost", "355.2") end,
}

scenario "Any player may, at the other's Roost too, and meets its units there" {
  covers = { "VEN-157", "344.1" },
  battlefields = { "Dragon Roost" },
  you = { units = { ["Dragon Roost"] = { "Recruit" } } },
  foe = { hand = { "Dune Drake" }, runes = { body = 7 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Dune Drake", { to = "Dragon Roost" })
    t:expect { combat = "Dragon Roost", foe = { runes = 5 } }
    t:fight()

    t:expect { you = { units = { ["Dragon Roost"] = {} } }, foe = { units = { ["Dragon Roost"] = { "Dune Drake" } } } }
  end,
}

scenario "A Dragon that Reinforce plays comes to the Roost for two Power more" {
  covers = { "VEN-157", "OGN-062", "355.2", "356.2" },
  battlefields = { "Dragon Roost" },
  you = { hand = { "Reinforce" }, runes = { calm = 9 }, deck = { "Mountain Drake", "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Mountain Drake", to = "Dragon Roost" } } }
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { at = "Dragon Roost" })
    t:expect { you = { deck_size = 2, banished = {}, runes = 7, runes_ready = 0 } }
  end,
}

scenario "Reinforce's Dragon comes to base for no Power" {
  covers = { "VEN-157", "OGN-062", "355.2" },
  battlefields = { "Dragon Roost" },
  you = { hand = { "Reinforce" }, runes = { calm = 9 }, deck = { "Mountain Drake", "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Mountain Drake" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers("to", "Dragon Roost")
    t.you:answer("base")

    t:expect_unit("Mountain Drake", { at = "base" })
    t:expect { you = { runes = 9, runes_ready = 0 } }
  end,
}

scenario "Where the Power is missing the Roost is not open to Reinforce's Dragon" {
  covers = { "VEN-157", "OGN-062", "355.2" },
  battlefields = { "Dragon Roost" },
  you = { hand = { "Reinforce" }, resources = { energy = 5 }, runes = { calm = 1 }, deck = { "Dune Drake", "Cleave", "Gust" } },

  run = function(t)
    t.you:play("Reinforce")
    t:answers { you = { { pick = "Dune Drake" } } }
    t:everyone_passes()

    t:expect_unit("Dune Drake", { at = "base" })
    t:expect { you = { runes = 1 } }
  end,
}

scenario "A Dragon that Kharox plays for nothing comes to the Roost for two Power" {
  covers = { "VEN-157", "VEN-114", "355.2", "356.1.b", "356.2" },
  battlefields = { "Dragon Roost" },
  you = { base = { "Kharox" }, runes = { chaos = 6 } },
  foe = { deck = { "Cleave", "Gust", "Defy", "Pakaa Cub" }, trash = { "Mountain Drake" } },

  run = function(t)
    t.you:use("Kharox")
    t:answers { you = { { may = true }, { target = "Mountain Drake" }, { to = "Dragon Roost" } } }
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { controller = "you", at = "Dragon Roost" })
    t:expect { you = { runes = 2 } }
  end,
}
