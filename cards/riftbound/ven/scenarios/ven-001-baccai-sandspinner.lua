-- VEN-001 Baccai Sandspinner.

scenario "With four runes the Sandspinner is Empowered for two Energy, and has Deflect and Assault 2" {
  covers = { "VEN-001", "Empower", "Empowered", "356.4", "827" },
  you = { base = { "Baccai Sandspinner" }, runes = { fury = { ready = 2, exhausted = 2 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Baccai Sandspinner", { might = 6, no_keywords = { "Deflect", "Assault" } })
    t.you:use("Baccai Sandspinner")
    t:everyone_passes()
    t:expect { you = { runes_ready = 0, runes = 4 } }
    t:expect_unit("Baccai Sandspinner", { might = 6, empowered = true, keywords = { "Deflect", "Assault 2" } })
    t.you:move("Baccai Sandspinner", "0")

    t:expect_unit("Baccai Sandspinner", { might = 8, attacking = true })
  end,
}

scenario "With five runes the Sandspinner's Empower costs all of its five Energy" {
  covers = { "VEN-001", "827" },
  you = { base = { "Baccai Sandspinner" }, runes = { fury = { ready = 4, exhausted = 1 } } },

  run = function(t) t.you:refused("use", "Baccai Sandspinner") end,
}

scenario "Runes of the foe, and floating Energy, are no runes of the Sandspinner's player" {
  covers = { "VEN-001", "356.4" },
  you = { base = { "Baccai Sandspinner" }, resources = { energy = 2 } },
  foe = { runes = { fury = 7 } },

  run = function(t)
    t.you:use("Baccai Sandspinner")
    t:everyone_passes()

    t:expect_unit("Baccai Sandspinner", { empowered = true })
  end,
}

scenario "An enemy spell pays one Power for the Empowered Sandspinner" {
  covers = { "VEN-001", "Deflect", "809" },
  you = { base = { { "Baccai Sandspinner", empowered = true } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Baccai Sandspinner" })

    t:expect { foe = { runes = 0 } }
  end,
}
