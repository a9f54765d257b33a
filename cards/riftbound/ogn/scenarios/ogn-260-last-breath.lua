-- OGN-260 Last Breath: a unit is readied and strikes an enemy at a battlefield.

scenario "Last Breath readies your unit, which deals its Might and takes none" {
  covers = { "OGN-260", "415", "417.6" },
  you = {
    base = { { "Vanguard Sergeant", exhausted = true } },
    hand = { "Last Breath" },
    runes = { calm = 2, chaos = 1 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Last Breath", { target = { { "Vanguard Sergeant" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { ready = true, damage = 0 })
    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Last Breath strikes no unit in a base" {
  covers = { "OGN-260", "355.8" },
  you = { base = { "Recruit" }, hand = { "Last Breath" }, runes = { calm = 3 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Last Breath", "355.8")
  end,
}

scenario "The unit strikes by Last Breath, not the spell: no Bonus Damage" {
  covers = { "OGN-260", "OGN-296", "417.6" },
  you = { base = { "Recruit" }, hand = { "Last Breath" }, runes = { calm = 3 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Last Breath")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "When the enemy has gone, Last Breath still readies" {
  covers = { "OGN-260", "359.3.e.1" },
  you = { base = { { "Recruit", exhausted = true } }, hand = { "Last Breath" }, runes = { calm = 3 } },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Last Breath")
    t.you:pass()
    t.foe:play("Flash", { target = { "Shipyard Skulker" } })
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = true })
    t:expect_unit("Shipyard Skulker", { at = "base", damage = 0 })
  end,
}

scenario "Last Breath strikes no unit of your own" {
  covers = { "OGN-260", "355.8" },
  you = { base = { "Recruit" }, units = { ["Void Gate"] = { "Recruit" } }, hand = { "Last Breath" }, runes = { calm = 3 } },

  run = function(t)
    t.you:refused("play", "Last Breath", "355.8")
  end,
}
