-- VEN-009 Baccai Reaper.

scenario "Attacking, the Reaper has Assault 2 for a Fury, until the turn ends" {
  covers = { "VEN-009", "Assault", "383.3.b", "383.4.e" },
  you = { base = { "Baccai Reaper" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Baccai Reaper", "0", { may = true })
    t:expect { you = { runes = 0 } }
    t:everyone_passes()
    t:expect_unit("Baccai Reaper", { might = 6, keywords = "Assault 2" })
    t:fight()
    t:expect_unit("Baccai Reaper", { might = 4, keywords = "Assault 2", at = "0" })
    t:next_turn()

    t:expect_unit("Baccai Reaper", { might = 4, no_keywords = "Assault" })
  end,
}

scenario "The Reaper may attack without it, and keeps the rune" {
  covers = { "VEN-009", "383.3.a" },
  you = { base = { "Baccai Reaper" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Baccai Reaper", "0", { may = false })

    t:expect_unit("Baccai Reaper", { might = 4, no_keywords = "Assault" })
    t:expect { chain = {}, you = { runes = 1 } }
  end,
}

scenario "Power of another domain does not pay the Reaper" {
  covers = { "VEN-009", "135.2.e" },
  you = { base = { "Baccai Reaper" }, runes = { calm = 3 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Baccai Reaper", "0")

    t:expect { chain = {}, you = { runes = 3 } }
    t:expect_unit("Baccai Reaper", { might = 4, no_keywords = "Assault" })
  end,
}

scenario "Defending, the Reaper has nothing to buy" {
  covers = { "VEN-009" },
  you = { units = { ["0"] = { "Baccai Reaper" } }, runes = { fury = 1 } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")

    t:expect { chain = {} }
    t:expect_unit("Baccai Reaper", { might = 4, defending = true, no_keywords = "Assault" })
  end,
}
