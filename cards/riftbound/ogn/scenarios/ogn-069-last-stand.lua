-- OGN-069 Last Stand.

scenario "Last Stand doubles a unit's Might and shortens its life" {
  covers = { "OGN-069", "432", "Temporary" },
  you = { hand = { "Last Stand" }, runes = { calm = 4 }, base = { { "Shipyard Skulker", buffs = 1 } } },

  run = function(t)
    t.you:play("Last Stand", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 8, keywords = { "Temporary" } })
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 4, at = "base" })
    t:next_turn()

    t:expect { you = { trash = { "Shipyard Skulker", "Last Stand" } } }
  end,
}

scenario "Doubling adds a fixed number" {
  covers = { "OGN-069", "432", "477.2" },
  you = { hand = { "Last Stand", "Discipline" }, runes = { calm = 6 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Last Stand", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 8 })
  end,
}

scenario "A Temporary unit dies before it holds" {
  covers = { "OGN-069", "Temporary", "816" },
  you = { hand = { "Last Stand" }, runes = { calm = 4 }, units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Last Stand", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()

    t:expect { you = { points = 0, controls = {} } }
  end,
}

scenario "Last Stand is for friendly units" {
  covers = { "OGN-069", "355.8" },
  you = { hand = { "Last Stand" }, runes = { calm = 4 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Last Stand", "355.8")
  end,
}

scenario "A second Last Stand doubles what the first has doubled" {
  covers = { "OGN-069", "432" },
  you = { base = { "Mega-Mech" }, hand = { "Last Stand", "Last Stand" }, runes = { calm = 8 } },

  run = function(t)
    t.you:play("Last Stand", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Last Stand", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 32 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8, keywords = { "Temporary" } })
  end,
}
