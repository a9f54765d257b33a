-- VEN-084 Ambessa, The Wolf.

scenario "Empowered, Ambessa has three more Might" {
  covers = { "VEN-084", "Empower", "Empowered", "827", "828" },
  you = { base = { "Ambessa, The Wolf" }, runes = { body = 3 } },

  run = function(t)
    t:expect_unit("Ambessa, The Wolf", { might = 4, empowered = false })
    t.you:use("Ambessa, The Wolf")
    t:everyone_passes()

    t:expect_unit("Ambessa, The Wolf", { might = 7, empowered = true })
    t:expect { you = { runes = 2, runes_ready = 0 } }
  end,
}

scenario "Nothing hurts an Empowered Ambessa outside combat" {
  covers = { "VEN-084", "417", "Empowered" },
  you = { units = { ["0"] = { { "Ambessa, The Wolf", empowered = true } } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Ambessa, The Wolf" })
    t:everyone_passes()

    t:expect_unit("Ambessa, The Wolf", { damage = 0, might = 7 })
    t:expect { foe = { hand_size = 1, trash = { "Void Seeker" } } }
  end,
}

scenario "Without the status Ambessa is hurt like anybody" {
  covers = { "VEN-084", "Empowered", "828" },
  you = { units = { ["0"] = { "Ambessa, The Wolf" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Ambessa, The Wolf" })
    t:everyone_passes()

    t:expect_unit("Ambessa, The Wolf", { damage = 3, might = 4 })
  end,
}

scenario "In combat spells hurt Ambessa, and so do enemies" {
  covers = { "VEN-084", "740", "464.2.c" },
  you = { units = { ["0"] = { { "Ambessa, The Wolf", empowered = true } } } },
  foe = { base = { "Mega-Mech" }, hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:play("Hextech Ray", { target = "Ambessa, The Wolf" })
    t:everyone_passes()
    t:expect_unit("Ambessa, The Wolf", { damage = 3, defending = true })
    t:fight()

    t:expect { you = { trash = { "Ambessa, The Wolf" } }, foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "A combat elsewhere is none of Ambessa's" {
  covers = { "VEN-084", "740" },
  you = { units = { ["0"] = { { "Ambessa, The Wolf", empowered = true } }, ["1"] = { "Recruit" } } },
  foe = { base = { "Mega-Mech" }, hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "1")
    t.foe:play("Hextech Ray", { target = "Ambessa, The Wolf" })
    t:everyone_passes()

    t:expect_unit("Ambessa, The Wolf", { damage = 0 })
  end,
}
