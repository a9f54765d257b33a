-- OGN-104 Retreat.

scenario "Retreat brings a unit home to the hand and a rune for it" {
  covers = { "OGN-104", "056", "430" },
  you = { hand = { "Retreat" }, runes = { mind = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Retreat", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, runes = 2, runes_exhausted = 2 }, foe = { hand_size = 1 } }
  end,
}

scenario "An enemy does not retreat" {
  covers = { "OGN-104", "355.8" },
  you = { hand = { "Retreat" }, runes = { mind = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Retreat", "355.8")
  end,
}

scenario "Where the unit has gone there is no rune" {
  covers = { "OGN-104", "359.3.e.14.a" },
  you = { hand = { "Retreat" }, runes = { mind = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Retreat", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, runes = 1 } }
  end,
}

scenario "A token that retreats is gone, but its owner has the rune" {
  covers = { "OGN-104", "186.1" },
  you = { base = { "Recruit" }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Retreat", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { runes = 2, hand = {}, base = {} } }
  end,
}
