-- UNL-073 Deadly Flourish.

scenario "A Deadly Flourish that kills brings an exhausted Gold" {
  covers = { "UNL-073", "390", "SFD-T03" },
  you = { hand = { "Deadly Flourish" }, runes = { mind = 4 }, base = { "Recruit" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Deadly Flourish")
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } }, foe = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "A later death in the same turn pays out too, another unit's does not" {
  covers = { "UNL-073", "390" },
  you = { hand = { "Deadly Flourish", "Vengeance", "Vengeance" }, runes = { mind = 4, order = 8 } },
  foe = { base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.you:play("Deadly Flourish", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { gear = {} } }
    t.you:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { gear = {} } }
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } } }
  end,
}

scenario "In the next turn the bounty is off" {
  covers = { "UNL-073", "317.2" },
  you = { hand = { "Deadly Flourish" }, runes = { mind = 4 } },
  foe = { base = { "Mega-Mech" }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Deadly Flourish")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { gear = {} } }
  end,
}
