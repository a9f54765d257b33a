-- OGN-190 Kog'Maw, Caustic.

scenario "Kog'Maw dies in combat; his four damage comes after the healing and stays" {
  covers = { "OGN-190", "R162", "323.4", "466.1.a.1" },
  you = { base = { "Mega-Mech", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Kog'Maw, Caustic" } } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Shipyard Skulker" }, "0")
    t:answers { foe = { { assign = "Mega-Mech" } } }
    t:fight()

    t:expect { you = { trash = { "Shipyard Skulker" }, points = 1 }, foe = { trash = { "Kog'Maw, Caustic" } } }
    t:expect_unit("Mega-Mech", { damage = 4, at = "Blank Battlefield" })
  end,
}

scenario "Kog'Maw dying in the base hurts nobody" {
  covers = { "OGN-190", "808" },
  you = { hand = { "Falling Star" }, runes = { fury = 2 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Kog'Maw, Caustic", "Playful Phantom" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Kog'Maw, Caustic" }, { "Kog'Maw, Caustic" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Kog'Maw, Caustic" } } }
    t:expect_unit("Playful Phantom", { damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Dying by a spell, Kog'Maw takes friend and foe along" {
  covers = { "OGN-190", "Deathknell", "808" },
  you = { units = { ["0"] = { "Kog'Maw, Caustic", "Shipyard Skulker" } }, base = { "Pouty Poro" } },
  foe = { hand = { "Falling Star" }, base = { "Mystic Poro" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Kog'Maw, Caustic" }, { "Kog'Maw, Caustic" } } })
    t:everyone_passes()

    t:expect {
      you = { trash = { "Kog'Maw, Caustic", "Shipyard Skulker" }, base = { "Pouty Poro" } },
      foe = { base = { "Mystic Poro" } },
    }
  end,
}

scenario "A dying Kog'Maw sets the next one off" {
  covers = { "OGN-190", "323.4" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Kog'Maw, Caustic", "Kog'Maw, Caustic", "Mega-Mech" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Kog'Maw, Caustic#1" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = {} }, trash = { "Kog'Maw, Caustic", "Kog'Maw, Caustic", "Mega-Mech" } } }
  end,
}

scenario "With Karthus a Kog'Maw deals his four twice" {
  covers = { "OGN-190", "OGN-236" },
  you = { units = { ["0"] = { "Kog'Maw, Caustic", "Mega-Mech" } }, base = { "Karthus, Eternal" }, hand = { "Vengeance" }, runes = { order = 6 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Kog'Maw, Caustic" })
    t:everyone_passes()

    t:expect { you = { trash = { "Kog'Maw, Caustic", "Mega-Mech", "Vengeance" } } }
  end,
}
