-- VEN-139 Akali, Rogue Assassin.

scenario "In a showdown of your turn Akali sends a friendly unit home, exhausted as it is" {
  covers = { "VEN-139", "Action", "445" },
  you = { legend = "Akali, Rogue Assassin", base = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Pouty Poro", "0")
    t.you:use("Akali, Rogue Assassin", { ability = 1, target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { at = "base", exhausted = true })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Empowered, Akali also readies the unit" {
  covers = { "VEN-139", "Empower", "827", "441" },
  you = { legend = "Akali, Rogue Assassin", base = { "Pouty Poro" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Akali, Rogue Assassin", { ability = 2 })
    t:everyone_passes()
    t:expect { you = { runes = 3, runes_ready = 1 } }
    t.you:move("Pouty Poro", "0")
    t.you:use("Akali, Rogue Assassin", { ability = 1, target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { at = "base", ready = true })
  end,
}

scenario "In the foe's turn Akali may be used, and does nothing" {
  covers = { "VEN-139", "383.2.a.1" },
  you = { legend = "Akali, Rogue Assassin", units = { ["0"] = { "Pouty Poro" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:use("Akali, Rogue Assassin", { ability = 1, target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { at = "0" })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Without a friendly unit in a showdown there is nobody for Akali" {
  covers = { "VEN-139", "355.8" },
  you = { legend = "Akali, Rogue Assassin", units = { ["0"] = { "Pouty Poro" } } },

  run = function(t) t.you:refused("use", "Akali, Rogue Assassin", { ability = 1 }) end,
}
