-- OGN-005 Disintegrate.

scenario "Disintegrate draws a card where it kills" {
  covers = { "OGN-005", "428.5.c", "387" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "Disintegrate draws nothing where the unit lives" {
  covers = { "OGN-005", "417" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 3 })
    t:expect { you = { hand = {} } }
  end,
}

scenario "A unit that another spell finishes off draws nothing for Disintegrate" {
  covers = { "OGN-005", "428.5.c" },
  you = { hand = { "Disintegrate", "Void Seeker" }, runes = { fury = 7 }, deck = { "Pouty Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { hand = { "Pouty Poro" } } }
  end,
}

scenario "A wounded unit that combat finishes off draws nothing for Disintegrate" {
  covers = { "OGN-005", "428.5.c.2" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" } }, you = { hand = {} } }
  end,
}

scenario "Disintegrate reaches no unit in a base" {
  covers = { "OGN-005", "355.8" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:refused("play", "Disintegrate", "355.8")
  end,
}

scenario "Of two Disintegrates the one that kills draws" {
  covers = { "OGN-005", "428.5.c" },
  you = { hand = { "Disintegrate", "Disintegrate" }, runes = { fury = 8 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Playful Phantom" })
    t:everyone_passes()
    t.you:play("Disintegrate", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Who has taken Disintegrate kills and draws with it" {
  covers = { "OGN-005", "OGN-080", "191" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 }, units = { ["1"] = { "Shipyard Skulker" } } },
  foe = { units = { ["0"] = { "Recruit" } }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Mystic Reversal", { target = "Disintegrate" })
    t:answers { foe = { { may = true }, { target = "Shipyard Skulker" } } }
    t:everyone_passes()

    t:expect { foe = { hand_size = 1 }, you = { hand = {}, trash = { "Shipyard Skulker", "Disintegrate" } } }
  end,
}
