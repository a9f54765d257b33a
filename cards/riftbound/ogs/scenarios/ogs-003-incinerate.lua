-- OGS-003 Incinerate: two damage to a unit at a battlefield, in showdowns too.

scenario "Incinerate deals 2 to a unit at a battlefield" {
  covers = { "OGS-003", "417" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker", "Recruit" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
    t:expect { foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker", "Recruit" } } } }
  end,
}

scenario "Incinerate is refused while every unit is in a base" {
  covers = { "OGS-003", "355.8" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Incinerate", "355.8")
  end,
}

scenario "Incinerate is an Action: it may be played in a showdown of the other's turn" {
  covers = { "OGS-003", "806" },
  turn_player = "foe",
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } },
    hand = { "Incinerate" },
    runes = { fury = 2 },
  },
  foe = { base = { "Legion Rearguard" } },

  run = function(t)
    t.foe:move("Legion Rearguard", "Zaun Warrens")
    t.foe:pass()
    t.you:play("Incinerate", { target = "Legion Rearguard" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Legion Rearguard" } } }
  end,
}

scenario "Incinerate is no Reaction: it joins no chain" {
  covers = { "OGS-003", "309.1.a" },
  turn_player = "foe",
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } },
    hand = { "Incinerate" },
    runes = { fury = 2 },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Confront" }, runes = { body = 2 } },

  run = function(t)
    t.foe:play("Confront")
    t.foe:pass()

    t.you:refused("play", "Incinerate", "309.1.a")
  end,
}
