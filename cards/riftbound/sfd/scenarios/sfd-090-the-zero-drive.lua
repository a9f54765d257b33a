scenario "The Zero Drive keeps its host, and later brings it back for nothing" {
  covers = { "SFD-090", "394", "808", "427" },
  you = {
    units = { ["0"] = { { "Shipyard Skulker", attached = { "The Zero Drive" } } } },
    hand = { "Vengeance" },
    runes = { order = 4, mind = 4 },
  },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t.you:play("Vengeance", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect { you = { banished = { "Shipyard Skulker" }, gear = { "The Zero Drive" } } }
    t.you:use("The Zero Drive")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, banished = { "The Zero Drive" } } }
    t:expect_unit("Shipyard Skulker", { might = 3, exhausted = true })
  end,
}

scenario "What another Zero Drive has banished stays away" {
  covers = { "SFD-090", "394", "427.3" },
  you = {
    gear = { "The Zero Drive" },
    banished = { "Mega-Mech" },
    runes = { mind = 4 },
  },

  run = function(t)
    t.you:use("The Zero Drive")
    t:everyone_passes()

    t:expect { you = { banished = { "The Zero Drive", "Mega-Mech" }, base = {} } }
  end,
}

scenario "An attached Zero Drive is not used" {
  covers = { "SFD-090", "718" },
  you = { base = { { "Shipyard Skulker", attached = { "The Zero Drive" } } }, runes = { mind = 4 } },

  run = function(t)
    t.you:refused("use", "The Zero Drive")
  end,
}
