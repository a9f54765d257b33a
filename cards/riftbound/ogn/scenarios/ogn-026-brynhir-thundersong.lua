-- OGN-026 Brynhir Thundersong.

scenario "After Brynhir's song opponents play no cards this turn" {
  covers = { "OGN-026", "054.1", "390" },
  you = { hand = { "Brynhir Thundersong", "Void Seeker" }, runes = { fury = 9 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust", "Pouty Poro" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Brynhir Thundersong")
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:refused("play", "Gust", "054.1")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Pouty Poro")

    t:expect { foe = { base = { "Pouty Poro" } } }
  end,
}

scenario "Opponents may still answer the song itself" {
  covers = { "OGN-026", "337" },
  you = { hand = { "Brynhir Thundersong" }, units = { ["0"] = { "Pouty Poro" } }, runes = { fury = 6 } },
  foe = { hand = { "Gust" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Brynhir Thundersong", { to = "base" })
    t.you:pass()
    t.foe:play("Gust", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "A facedown card is a card: the song keeps it down" {
  covers = { "OGN-026", "Hidden", "811" },
  you = { hand = { "Brynhir Thundersong" }, base = { "Shipyard Skulker" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:play("Brynhir Thundersong")
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t.you:pass()
    t.foe:refused("play", "Fight or Flight", "054.1")
  end,
}

scenario "Discarded Chompers stay down under the song" {
  covers = { "OGN-026", "OGN-006", "054.1" },
  you = { hand = { "Brynhir Thundersong", "Mindsplitter" }, runes = { fury = 6, chaos = 7 } },
  foe = { hand = { "Flame Chompers" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Brynhir Thundersong")
    t:everyone_passes()
    t:answers { foe = { { may = true } } }
    t.you:play("Mindsplitter")
    t:everyone_passes()

    t:expect { foe = { trash = { "Flame Chompers" }, base = {} } }
  end,
}

scenario "Tokens are no cards: the Evangel's Recruits come in spite of the song" {
  covers = { "OGN-026", "OGN-239", "185" },
  you = { hand = { "Brynhir Thundersong", "Final Spark" }, resources = { energy = 14, fury = 5, order = 3 } },
  foe = { units = { ["0"] = { { "Machine Evangel", damage = 1 } } } },

  run = function(t)
    t.you:play("Brynhir Thundersong", { to = "base" })
    t:everyone_passes()
    t.you:play("Final Spark", { target = "Machine Evangel" })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit", "Recruit", "Recruit" } } }
  end,
}
