-- VEN-126 Ki Barrier.

scenario "The next seven damage to a unit is prevented, of several spells" {
  covers = { "VEN-126", "437" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Ki Barrier" }, runes = { order = 2 } },
  foe = { hand = { "Void Seeker", "Void Seeker" }, runes = { fury = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Ki Barrier", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 1 })
  end,
}

scenario "In the next turn the Barrier is gone" {
  covers = { "VEN-126", "317.2" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Ki Barrier" }, runes = { order = 2 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Ki Barrier", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Ki Barrier", "Shipyard Skulker" } } }
  end,
}

scenario "Nine damage of combat kill a unit of two behind a Barrier, eight do not" {
  covers = { "VEN-126", "437.5", "465.2.c.5" },
  you = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Ki Barrier" }, runes = { order = 2 } },
  foe = { base = { { "Mega-Mech", buffs = 1 } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Ki Barrier", { target = "Pouty Poro" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { trash = { "Ki Barrier", "Pouty Poro" } } }
  end,
}

scenario "Eight damage of combat leave a unit of two behind a Barrier alive" {
  covers = { "VEN-126", "437.5" },
  you = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Ki Barrier" }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Ki Barrier", { target = "Pouty Poro" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { trash = { "Ki Barrier" }, units = { ["0"] = { "Pouty Poro" } } } }
  end,
}
