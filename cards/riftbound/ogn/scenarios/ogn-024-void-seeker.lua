-- OGN-024 Void Seeker.

scenario "Void Seeker wounds a bigger unit and still draws" {
  covers = { "OGN-024", "417", "413" },
  you = { hand = { "Void Seeker" }, runes = { fury = 3 }, deck = { "Pouty Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Void Seeker" } } }
  end,
}

scenario "Void Seeker draws even if its unit has gone" {
  covers = { "OGN-024", "359.3.e.5", "359.3.e.6" },
  you = { hand = { "Void Seeker" }, runes = { fury = 3 }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } }, foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "A unit in its base is no target of Void Seeker" {
  covers = { "OGN-024", "355.8" },
  you = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "355.8")
  end,
}

scenario "Void Seeker may be played in a showdown of the opponent's turn" {
  covers = { "OGN-024", "806", "Action" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Void Seeker" }, runes = { fury = 3 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Void Seeker", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}
