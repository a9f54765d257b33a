-- VEN-078 Baccai Witherclaw.

scenario "An Energy and two Power empower the Witherclaw, which has two Might more" {
  covers = { "VEN-078", "Empower", "Empowered" },
  you = { base = { "Baccai Witherclaw" }, resources = { energy = 1, fury = 1, body = 1 } },

  run = function(t)
    t:expect_unit("Baccai Witherclaw", { might = 4 })
    t.you:use("Baccai Witherclaw")
    t:everyone_passes()

    t:expect_unit("Baccai Witherclaw", { might = 6, empowered = true })
    t:expect { you = { resources = { energy = 0, fury = 0, body = 0 } } }
  end,
}

scenario "The death of the Empowered Witherclaw brings two exhausted runes" {
  covers = { "VEN-078", "Deathknell", "Empowered", "808", "430" },
  you = { base = { { "Baccai Witherclaw", empowered = true } }, hand = { "Vengeance" }, resources = { energy = 4, order = 2 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Baccai Witherclaw" })
    t:everyone_passes()

    t:expect { you = { runes = 2, runes_exhausted = 2 } }
  end,
}

scenario "Without the status the Witherclaw's death brings none" {
  covers = { "VEN-078", "Deathknell", "828" },
  you = { base = { "Baccai Witherclaw" }, hand = { "Vengeance" }, resources = { energy = 4, order = 2 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Baccai Witherclaw" })
    t:everyone_passes()

    t:expect { you = { runes = 0, trash = { "Vengeance", "Baccai Witherclaw" } } }
  end,
}
