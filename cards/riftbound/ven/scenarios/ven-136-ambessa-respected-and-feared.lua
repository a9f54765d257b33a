-- VEN-136 Ambessa, Respected and Feared.

scenario "Empowered, Ambessa kills a weaker enemy where she attacks, and has Assault 2" {
  covers = { "VEN-136", "Empower", "Empowered", "Assault", "383.4.e", "428" },
  you = { base = { "Ambessa, Respected and Feared" }, runes = { order = 3 } },
  foe = { units = { ["0"] = { "Riptide Rex", "Mega-Mech" }, ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:use("Ambessa, Respected and Feared")
    t:everyone_passes()
    t:expect { you = { runes = 1, runes_ready = 1 } }
    t.you:move("Ambessa, Respected and Feared", "0")
    t:expect_unit("Ambessa, Respected and Feared", { might = 7, keywords = "Assault 2" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Riptide Rex" }, units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Pouty Poro" } } } }
  end,
}

scenario "An enemy of as much Might is none to kill" {
  covers = { "VEN-136", "402.4" },
  you = { base = { { "Ambessa, Respected and Feared", empowered = true } } },
  foe = { units = { ["0"] = { "Mindsplitter" } } },

  run = function(t)
    t.you:move("Ambessa, Respected and Feared", "0")

    t:expect { chain = {} }
  end,
}

scenario "Without the status Ambessa attacks as she is" {
  covers = { "VEN-136", "828" },
  you = { base = { "Ambessa, Respected and Feared" } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Ambessa, Respected and Feared", "0")

    t:expect { chain = {} }
    t:expect_unit("Ambessa, Respected and Feared", { might = 5, no_keywords = "Assault" })
  end,
}

scenario "An enemy that is no weaker any more lives" {
  covers = { "VEN-136", "359.3.e.2" },
  you = { base = { { "Ambessa, Respected and Feared", empowered = true } } },
  foe = { units = { ["0"] = { "Riptide Rex" } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Ambessa, Respected and Feared", "0")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Ambessa, Respected and Feared" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Riptide Rex" } } } }
  end,
}
