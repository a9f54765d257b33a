-- A number that is read when something is given stays; value() reads it.

scenario "Base Might is read once" {
  covers = { "KPT-011", "477.1" },
  you = { base = { "Recruit" }, hand = { "Take Its Shape", "Discipline" }, runes = { mind = 1, calm = 2 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t:answers { you = { { target = "Recruit" }, { target = "Shipyard Skulker" } } }
    t.you:play("Take Its Shape")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "The last of two such gifts counts" {
  covers = { "KPT-011", "477.1" },
  you = { base = { "Recruit" }, hand = { "Take Its Shape", "Take Its Shape" }, runes = { mind = 2 } },
  foe = { base = { "Shipyard Skulker", "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { target = "Recruit" }, { target = "Shipyard Skulker" } } }
    t.you:play("Take Its Shape")
    t:everyone_passes()
    t:answers { you = { { target = "Recruit" }, { target = "Mega-Mech" } } }
    t.you:play("Take Its Shape")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 8 })
  end,
}

scenario "A count is read once as it begins to wait" {
  covers = { "KPT-012", "390" },
  you = { base = { "Recruit", "Recruit" }, hand = { "Growing Pride", "Growing Pride", "Vanguard Sergeant" }, runes = { body = 2, order = 8 } },

  run = function(t)
    t.you:play("Growing Pride")
    t:everyone_passes()
    t:expect_unit("Recruit#1", { might = 3 })
    t.you:play("Growing Pride")
    t:everyone_passes()

    t:expect_unit("Recruit#1", { might = 5 })
  end,
}

scenario "A keyword gets its number" {
  covers = { "KPT-013", "807" },
  you = { base = { "Recruit" }, hand = { "Lend Teeth" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { target = "Recruit" }, { target = "Mega-Mech" } } }
    t.you:play("Lend Teeth")
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Assault 8" } })
  end,
}
