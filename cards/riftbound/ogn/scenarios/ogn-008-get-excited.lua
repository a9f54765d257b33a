-- OGN-008 Get Excited!.

scenario "Get Excited! deals the Energy cost of the discarded card" {
  covers = { "OGN-008", "206", "422", "417" },
  you = { hand = { "Get Excited!", "Void Seeker", "Pouty Poro" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Vanguard Sergeant" })
    t:expect { you = { hand_size = 2 } }
    t:answers { you = { { discard = "Void Seeker" } } }
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 3 })
    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Void Seeker", "Get Excited!" } } }
  end,
}

scenario "With nothing to discard Get Excited! deals nothing" {
  covers = { "OGN-008", "055", "359.3.e.12" },
  you = { hand = { "Get Excited!" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 0 })
    t:expect { you = { trash = { "Get Excited!" } } }
  end,
}

scenario "The card is discarded even if the unit is out of reach by then" {
  covers = { "OGN-008", "359.3.e.5" },
  you = { hand = { "Get Excited!", "Void Seeker" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } }, you = { hand = {}, trash = { "Void Seeker", "Get Excited!" } } }
  end,
}

scenario "Get Excited! reaches no unit in a base" {
  covers = { "OGN-008", "355.8" },
  you = { hand = { "Get Excited!", "Void Seeker" }, runes = { fury = 2 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Get Excited!", "355.8")
  end,
}

scenario "A card without Energy cost is no damage, and nothing is no Bonus Damage" {
  covers = { "OGN-008", "OGN-032", "713" },
  you = { hand = { "Get Excited!", "Seal of Rage" }, gear = { "Ravenborn Tome" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Ravenborn Tome")
    t:everyone_passes()
    t.you:play("Get Excited!", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "Chompers thrown by Get Excited! deal three and come into play" {
  covers = { "OGN-008", "OGN-006" },
  you = { hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Shipyard Skulker" })
    t:answers { you = { { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Flame Chompers" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}
