-- UNL-147 Baron Nashor.

scenario "Baron Nashor brings the Pit and enters there" {
  covers = { "UNL-147", "UNL-T01", "438", "439" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { hand = { "Baron Nashor" }, resources = { energy = 10, chaos = 3 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Baron Nashor")
    t:expect_unit("Baron Nashor", { at = "Baron Pit", might = 12 })
    t:fight()

    t:expect { you = { points = 1, controls = { "Baron Pit" } } }
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "Where the Pit is already, Baron Nashor is played as any unit" {
  covers = { "UNL-147", "355.2" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { hand = { "Baron Nashor", "Baron Nashor" }, resources = { energy = 20, chaos = 6 } },

  run = function(t)
    t.you:play("Baron Nashor")
    t:fight()
    t.you:play("Baron Nashor", { to = "base" })

    t:expect { you = { base = { "Baron Nashor" }, units = { ["Baron Pit"] = { "Baron Nashor" } } } }
    t:expect_unit("Baron Nashor#1", { might = 14 })
  end,
}

scenario "No enemy spell or ability chooses Baron Nashor, his own player's does" {
  covers = { "UNL-147", "758" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Baron Nashor" } }, hand = { "Discipline" }, resources = { energy = 2 } },
  foe = { hand = { "Rebuke", "Cleave" }, resources = { energy = 9, chaos = 2 }, base = { "Recruit" } },

  run = function(t)
    t.foe:refused("play", "Rebuke", "355.8")
    t.foe:play("Cleave", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Discipline", { target = "Baron Nashor" })
    t:everyone_passes()

    t:expect_unit("Baron Nashor", { might = 14 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Under a Warden Baron Nashor still enters the Pit that he brings, and otherwise the base" {
  covers = { "UNL-147", "OGN-070", "R028", "355.2.a", "369.3", "370.1.b" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { hand = { "Baron Nashor", "Baron Nashor" }, resources = { energy = 20, chaos = 6 } },
  foe = { units = { ["Void Gate"] = { "Mageseeker Warden" } } },

  run = function(t)
    t.you:play("Baron Nashor")
    t:expect_unit("Baron Nashor", { at = "Baron Pit" })
    t:fight()
    t.you:play("Baron Nashor")

    t:expect { you = { base = { "Baron Nashor" }, units = { ["Baron Pit"] = { "Baron Nashor" } } } }
  end,
}

scenario "With the Pit unscored each conquest of the last point is a card instead" {
  covers = { "UNL-147", "UNL-T01", "R026", "471.1.b.1", "471.1.a.1" },
  battlefields = { "Altar to Unity", "Void Gate" },
  you = { points = 7, base = { "Recruit", "Recruit" }, deck = { "Flash", "Charm", "Cleave" } },
  foe = { hand = { "Baron Nashor" }, runes = { chaos = 10 }, resources = {} },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Baron Nashor")
    t:fight()
    t:expect { foe = { controls = { "Baron Pit" }, points = 1 } }
    t:next_turn()
    t.you:move("Recruit#1", "Void Gate")
    t:fight()
    t:expect { you = { points = 7, hand = { "Flash", "Charm" } } }
    t.you:move("Recruit#2", "Altar to Unity")
    t:fight()

    t:expect { over = false, you = { points = 7, hand = { "Flash", "Charm", "Cleave" } } }
  end,
}
