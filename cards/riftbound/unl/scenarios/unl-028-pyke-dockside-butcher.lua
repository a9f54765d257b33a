-- UNL-028 Pyke, Dockside Butcher.

scenario "For a Fury more Pyke is ready, two Might stronger for the turn" {
  covers = { "UNL-028", "356.2", "383.4.a" },
  you = { hand = { "Pyke, Dockside Butcher" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Pyke, Dockside Butcher", { additional = true })
    t:everyone_passes()
    t:expect { you = { runes = 2 } }
    t:expect_unit("Pyke, Dockside Butcher", { ready = true, might = 4 })
    t:next_turn()

    t:expect_unit("Pyke, Dockside Butcher", { might = 2 })
  end,
}

scenario "At the plain cost Pyke comes exhausted" {
  covers = { "UNL-028", "356.2" },
  you = { hand = { "Pyke, Dockside Butcher" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Pyke, Dockside Butcher", { additional = false })

    t:expect { chain = {}, you = { runes = 3 } }
    t:expect_unit("Pyke, Dockside Butcher", { exhausted = true, might = 2 })
  end,
}

scenario "From facedown the additional Fury may be paid too" {
  covers = { "UNL-028", "Hidden", "Ganking", "356.1.b.1" },
  you = {
    units = { ["0"] = { "Recruit" } },
    facedown = { ["0"] = { "Pyke, Dockside Butcher" } },
    runes = { fury = 1 },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Pyke, Dockside Butcher", { from = "facedown", additional = true })
    t:everyone_passes()
    t:expect { you = { runes = 0 } }
    t.you:move("Pyke, Dockside Butcher", "1")

    t:expect_unit("Pyke, Dockside Butcher", { might = 4, attacking = true })
  end,
}
