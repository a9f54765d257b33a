-- OGN-118 Wraith of Echoes.

scenario "The first friendly death of each turn is worth a card" {
  covers = { "OGN-118", "383.1.b" },
  you = { base = { "Wraith of Echoes" }, units = { ["0"] = { "Recruit", "Shipyard Skulker", "Pouty Poro" } }, deck = { "Cleave", "Void Seeker" } },
  foe = { hand = { "Falling Comet", "Falling Comet" }, runes = { mind = 11 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { hand = { "Cleave" } } }
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Two who die together are one card to the Wraith" {
  covers = { "OGN-118", "W20", "383.1.b" },
  you = { base = { "Wraith of Echoes" }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } }, deck = { "Cleave", "Void Seeker" } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { hand = { "Cleave" }, trash = { "Shipyard Skulker" } } }
  end,
}

scenario "The Wraith's own death brings nothing" {
  covers = { "OGN-118", "383.2.c.2" },
  you = { units = { ["0"] = { "Wraith of Echoes" } }, deck = { "Cleave" } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t:fight()

    t:expect { you = { hand = {}, trash = { "Wraith of Echoes" } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "A death from before the Wraith came was the first" {
  covers = { "OGN-118", "383.1.b" },
  you = { hand = { "Falling Comet", "Wraith of Echoes", "Falling Comet" }, runes = { mind = 17 }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Wraith of Echoes", { to = "base" })
    t.you:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "An enemy's death is no friend's" {
  covers = { "OGN-118" },
  you = { base = { "Wraith of Echoes" }, hand = { "Falling Comet" }, runes = { mind = 5 }, deck = { "Cleave" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {} } }
  end,
}

scenario "Two Wraiths draw a card each, and one of them for the other's death" {
  covers = { "OGN-118", "383.2.c.2" },
  you = { base = { "Wraith of Echoes" }, units = { ["0"] = { { "Wraith of Echoes", damage = 1 } } }, deck = { "Cleave", "Void Seeker" } },
  foe = { units = { ["1"] = { "Recruit" } }, hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Wraith of Echoes#2" })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, trash = { "Wraith of Echoes" } } }
  end,
}

scenario "A teammate's unit is friendly to the Wraith" {
  covers = { "OGN-118", "489.8.e" },
  you = { base = { "Wraith of Echoes", "Wraith of Echoes" }, deck = { "Cleave", "Void Seeker" } },
  mate = { units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Void Seeker" } } }
  end,
}
