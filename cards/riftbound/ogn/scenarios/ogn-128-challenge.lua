-- OGN-128 Challenge.

scenario "Challenge lets two units trade blows" {
  covers = { "OGN-128", "417" },
  you = { hand = { "Challenge" }, runes = { body = 3 }, base = { "Playful Phantom" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Playful Phantom" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Playful Phantom", { damage = 3, ready = true })
  end,
}

scenario "Equals kill each other, each hit with its full Might" {
  covers = { "OGN-128", "417" },
  you = { hand = { "Challenge" }, runes = { body = 3 }, base = { "Shipyard Skulker" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "your Shipyard Skulker" }, { "foe's Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker", "Challenge" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Where one of the two has gone, nobody is hit" {
  covers = { "OGN-128", "359.3.e.12" },
  you = { hand = { "Challenge" }, runes = { body = 3 }, base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Playful Phantom" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Retreat", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 0 })
  end,
}

scenario "Challenge needs an enemy" {
  covers = { "OGN-128", "355.8" },
  you = { hand = { "Challenge" }, runes = { body = 3 }, base = { "Playful Phantom", "Recruit" } },

  run = function(t)
    t.you:refused("play", "Challenge", "355.8")
  end,
}

scenario "Mights are read when the blows fall" {
  covers = { "OGN-128", "359.3.f.1", "806" },
  you = { hand = { "Challenge" }, runes = { body = 3 }, base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Playful Phantom" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Playful Phantom", "Challenge" } }, foe = { trash = { "Shipyard Skulker", "Discipline" } } }
  end,
}

scenario "Challenge needs a friend" {
  covers = { "OGN-128", "355.8" },
  you = { hand = { "Challenge" }, runes = { body = 3 } },
  foe = { base = { "Playful Phantom", "Recruit" } },

  run = function(t)
    t.you:refused("play", "Challenge", "355.8")
  end,
}
