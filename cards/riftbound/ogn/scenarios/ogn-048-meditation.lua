-- OGN-048 Meditation.

scenario "Meditation with an exhausted unit draws two" {
  covers = { "OGN-048", "204.2", "356.2", "414" },
  you = { hand = { "Meditation" }, runes = { calm = 2 }, base = { "Shipyard Skulker" }, deck = { "Pouty Poro", "Cleave", "Mega-Mech" } },

  run = function(t)
    t.you:play("Meditation", { additional = true })
    t:expect_unit("Shipyard Skulker", { exhausted = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro", "Cleave" } } }
  end,
}

scenario "Meditation alone draws one" {
  covers = { "OGN-048", "355.1" },
  you = { hand = { "Meditation" }, runes = { calm = 2 }, base = { "Shipyard Skulker" }, deck = { "Pouty Poro", "Cleave" } },

  run = function(t)
    t.you:play("Meditation", { additional = false })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } } }
    t:expect_unit("Shipyard Skulker", { ready = true })
  end,
}

scenario "An exhausted unit, and one of the foe's, pays for no Meditation" {
  covers = { "OGN-048", "414", "203.3" },
  you = { hand = { "Meditation" }, runes = { calm = 2 }, base = { { "Shipyard Skulker", exhausted = true } }, deck = { "Pouty Poro", "Cleave" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Meditation")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } } }
    t:expect_unit("Mega-Mech", { ready = true })
  end,
}

scenario "Meditation answers, and the player chooses who is exhausted" {
  covers = { "OGN-048", "Reaction", "357.2" },
  you = { hand = { "Meditation" }, runes = { calm = 2 }, units = { ["0"] = { "Shipyard Skulker", "Recruit" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Meditation", { additional = true, cost = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2, trash = { "Shipyard Skulker", "Meditation" } } }
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "Who has taken a Meditation that was paid for draws the two" {
  covers = { "OGN-048", "OGN-080", "751" },
  you = { base = { "Recruit" }, hand = { "Meditation" }, runes = { calm = 2 } },
  foe = { hand = { "Mystic Reversal" }, runes = { calm = 7 } },

  run = function(t)
    t.you:play("Meditation", { additional = true })
    t.you:pass()
    t.foe:play("Mystic Reversal", { target = "Meditation" })
    t:everyone_passes()

    t:expect { foe = { hand_size = 2 }, you = { hand = {}, trash = { "Meditation" } } }
  end,
}
