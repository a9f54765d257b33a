-- VEN-074 Legion Marauder.

scenario "An Energy empowers the Marauder" {
  covers = { "VEN-074", "Empower", "Empowered", "356" },
  you = { base = { "Legion Marauder" }, resources = { energy = 1 } },

  run = function(t)
    t.you:use("Legion Marauder")
    t:everyone_passes()

    t:expect_unit("Legion Marauder", { might = 3, empowered = true })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "So does a Body" {
  covers = { "VEN-074", "Empower", "356" },
  you = { base = { "Legion Marauder" }, resources = { body = 1 } },

  run = function(t)
    t.you:use("Legion Marauder")
    t:everyone_passes()

    t:expect_unit("Legion Marauder", { might = 3 })
    t:expect { you = { resources = { body = 0 } } }
  end,
}

scenario "Power of another domain does not" {
  covers = { "VEN-074", "357.1" },
  you = { base = { "Legion Marauder" }, resources = { fury = 1 } },

  run = function(t)
    t:expect_unit("Legion Marauder", { might = 2 })
    t.you:refused("use", "Legion Marauder")
  end,
}

scenario "Who can pay either chooses which empowers the Marauder" {
  covers = { "VEN-074", "Empower" },
  you = { base = { "Legion Marauder" }, resources = { energy = 1, body = 1 } },

  run = function(t)
    t.you:use("Legion Marauder", { price = "body" })
    t:everyone_passes()
    t:expect_unit("Legion Marauder", { might = 3 })
    t:expect { you = { resources = { energy = 1, body = 0 } } }
  end,
}
