-- OGN-102 Portal Rescue.

scenario "The rescued unit comes back new, exhausted, to its base" {
  covers = { "OGN-102", "124", "419.3", "143.4" },
  you = {
    hand = { "Portal Rescue" },
    runes = { mind = 4 },
    units = { ["0"] = { { "Shipyard Skulker", damage = 2, buffs = 1 } } },
  },

  run = function(t)
    t.you:play("Portal Rescue", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "base", damage = 0, buffs = 0, exhausted = true })
    t:expect { you = { controls = {}, banished = {} } }
  end,
}

scenario "The rescued unit is played, with all that follows" {
  covers = { "OGN-102", "383.4.a" },
  you = { hand = { "Portal Rescue" }, runes = { mind = 4 }, base = { "Lecturing Yordle" }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Portal Rescue", { target = "Lecturing Yordle" })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, base = { "Lecturing Yordle" } } }
  end,
}

scenario "A token is not rescued, it is gone" {
  covers = { "OGN-102", "186.1" },
  you = { hand = { "Portal Rescue" }, runes = { mind = 4 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Portal Rescue", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { base = {}, banished = {} } }
  end,
}

scenario "Portal Rescue takes an attacker out of its combat" {
  covers = { "OGN-102", "466.3", "806" },
  you = { hand = { "Portal Rescue" }, runes = { mind = 4 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Portal Rescue", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Shipyard Skulker" } }, foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "An enemy is not rescued" {
  covers = { "OGN-102", "355.8" },
  you = { hand = { "Portal Rescue" }, runes = { mind = 4 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Portal Rescue", "355.8")
  end,
}

scenario "A unit under foreign control is played by its owner, to the owner's base" {
  covers = { "OGN-102", "127", "419.3" },
  you = { hand = { "Portal Rescue" }, runes = { mind = 4 }, trash = { "Mega-Mech" } },
  foe = { base = { { "Cemetery Attendant", controller = "you" } }, trash = { "Daring Poro" } },

  run = function(t)
    t.you:play("Portal Rescue", { target = "Cemetery Attendant" })
    t:everyone_passes()

    t:expect { you = { base = {} }, foe = { base = { "Cemetery Attendant" }, hand = { "Daring Poro" } } }
  end,
}
