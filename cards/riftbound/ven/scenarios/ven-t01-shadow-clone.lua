-- VEN-T01 Shadow Clone.

scenario "An attacking Clone may banish a unit of your trash for Assault 4, until the turn ends" {
  covers = { "VEN-T01", "383.4.e", "427", "Assault" },
  you = { base = { "Shadow Clone" }, trash = { "Pouty Poro", "Mega-Mech", "Cleave" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:expect_unit("Shadow Clone", { might = 0 })
    t.you:move("Shadow Clone", "0", { may = true, target = "?" })
    t.you:offers_not("target", "Cleave")
    t.you:answer("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Shadow Clone", { might = 4, keywords = "Assault 4" })
    t:expect { you = { banished = { "Pouty Poro" }, trash = { "Mega-Mech", "Cleave" } } }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The Clone need not, and keeps its nothing" {
  covers = { "VEN-T01", "383.3.a" },
  you = { base = { "Shadow Clone" }, trash = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Shadow Clone", "0", { may = false })

    t:expect_unit("Shadow Clone", { might = 0, no_keywords = "Assault" })
    t:expect { chain = {}, you = { trash = { "Pouty Poro" } } }
  end,
}

scenario "A trash without units, and the foe's trash, give the Clone nothing" {
  covers = { "VEN-T01", "402.4" },
  you = { base = { "Shadow Clone" }, trash = { "Cleave" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, trash = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Shadow Clone", "0")

    t:expect { chain = {} }
    t:expect_unit("Shadow Clone", { might = 0, no_keywords = "Assault" })
  end,
}

scenario "A unit that has left the trash in response makes the Clone no stronger" {
  covers = { "VEN-T01", "359.3.e.2", "205" },
  you = { base = { "Shadow Clone" }, trash = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Disposal Order" }, runes = { body = 3 } },

  run = function(t)
    t.you:move("Shadow Clone", "0", { may = true })
    t.you:pass()
    t.foe:play("Disposal Order", { mode = 1, target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Shadow Clone", { might = 0, no_keywords = "Assault" })
    t:expect { you = { trash = {}, banished = {} } }
  end,
}
