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
