-- VEN-010 Consuming Curse.

scenario "The Curse deals two, and one more for each Curse in your trash" {
  covers = { "VEN-010", "Action", "713", "417" },
  you = {
    hand = { "Consuming Curse", "Consuming Curse", "Consuming Curse" },
    runes = { fury = 6 },
    trash = { "Pouty Poro" },
  },
  foe = { units = { ["0"] = { "Mountain Drake" } }, trash = { "Consuming Curse" } },

  run = function(t)
    t.you:play("Consuming Curse", { target = "Mountain Drake" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 2 })
    t.you:play("Consuming Curse", { target = "Mountain Drake" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 5 })
    t.you:play("Consuming Curse", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 9 })
  end,
}

scenario "The bonus is of the Curse alone: another spell has none" {
  covers = { "VEN-010", "713" },
  you = { hand = { "Ruthless Strike" }, runes = { fury = 3 }, trash = { "Consuming Curse", "Consuming Curse" } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:play("Ruthless Strike", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 3 })
  end,
}

scenario "With one Curse in the trash three damage kill a unit of three" {
  covers = { "VEN-010", "715", "417" },
  you = { hand = { "Consuming Curse" }, runes = { fury = 2 }, trash = { "Consuming Curse" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Consuming Curse", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "No unit in base can be cursed" {
  covers = { "VEN-010", "355.8" },
  you = { hand = { "Consuming Curse" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Consuming Curse", "355.8") end,
}
