-- OGN-036 Vi, Destructive, and Ganking.

scenario "Vi turns a card of her player's trash into a Might" {
  covers = { "OGN-036", "416.3", "377" },
  you = { base = { "Vi, Destructive" }, trash = { "Pouty Poro", "Cleave" } },

  run = function(t)
    t.you:use("Vi, Destructive", { cost = "Cleave" })
    t:expect { you = { trash = { "Pouty Poro" }, deck_bottom = { "Cleave" } } }
    t:expect_unit("Vi, Destructive", { might = 3 })
    t:everyone_passes()

    t:expect_unit("Vi, Destructive", { might = 4, ready = true })
    t:next_turn()
    t:expect_unit("Vi, Destructive", { might = 3 })
  end,
}

scenario "Vi may do so as often as there are cards" {
  covers = { "OGN-036", "203.3" },
  you = { base = { "Vi, Destructive" }, trash = { "Pouty Poro", "Cleave" } },
  foe = { trash = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Vi, Destructive", { cost = "Cleave" })
    t:everyone_passes()
    t.you:use("Vi, Destructive")
    t:everyone_passes()

    t:expect_unit("Vi, Destructive", { might = 5 })
    t.you:refused("use", "Vi, Destructive", "203.3")
  end,
}

scenario "Vi's ability is none for a showdown" {
  covers = { "OGN-036", "377", "308.1.a" },
  you = { base = { "Vi, Destructive" }, trash = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Vi, Destructive", "0")
    t.you:refused("use", "Vi, Destructive", "308.1.a")
  end,
}

scenario "Ganking leads Vi from battlefield to battlefield" {
  covers = { "OGN-036", "Ganking", "810", "144.4" },
  you = { units = { ["0"] = { "Vi, Destructive", "Shipyard Skulker" } } },

  run = function(t)
    t.you:refused("move", "Shipyard Skulker", "1", "144.4")
    t.you:move("Vi, Destructive", "1")
    t:fight()

    t:expect_unit("Vi, Destructive", { exhausted = true })
    t:expect { you = { points = 1, units = { ["0"] = { "Shipyard Skulker" }, ["1"] = { "Vi, Destructive" } } } }
  end,
}

scenario "Exhausted, Vi does not move" {
  covers = { "OGN-036", "Ganking", "144.2" },
  you = { units = { ["0"] = { { "Vi, Destructive", exhausted = true } } } },

  run = function(t)
    t.you:refused("move", "Vi, Destructive", "1", "414")
  end,
}
