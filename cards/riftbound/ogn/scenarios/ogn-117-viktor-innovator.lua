-- OGN-117 Viktor, Innovator.

scenario "A card played in the foe's turn brings a Recruit home" {
  covers = { "OGN-117", "187", "383.2.a" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, units = { ["0"] = { "Viktor, Innovator" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" } } }
    t:expect_unit("Recruit", { exhausted = true, might = 1, token = true })
  end,
}

scenario "In the own turn Viktor sleeps" {
  covers = { "OGN-117", "383.2.a" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, base = { "Viktor, Innovator" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Viktor, Innovator" })
    t:everyone_passes()

    t:expect { you = { base = { "Viktor, Innovator" } } }
  end,
}

scenario "A token is no card for Viktor, the spell that made it is" {
  covers = { "OGN-117", "185" },
  you = { facedown = { ["0"] = { "Sprite Call" } }, units = { ["0"] = { "Viktor, Innovator" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Sprite Call", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" }, units = { ["0"] = { "Viktor, Innovator", "Sprite" } } } }
  end,
}

scenario "Cards of the foe are no cards for Viktor" {
  covers = { "OGN-117" },
  you = { base = { "Viktor, Innovator" } },
  foe = { hand = { "Shipyard Skulker" }, runes = { mind = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Shipyard Skulker")
    t:everyone_passes()

    t:expect { chain = {}, you = { base = { "Viktor, Innovator" } } }
  end,
}

scenario "A countered spell was not played for Viktor" {
  covers = { "OGN-117", "419.4.a", "425" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, units = { ["0"] = { "Viktor, Innovator" } } },
  foe = { base = { "Mega-Mech" }, hand = { "Wind Wall" }, runes = { calm = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Stupefy" })
    t:everyone_passes()

    t:expect { you = { base = {}, trash = { "Stupefy" } } }
  end,
}

scenario "A facedown unit that leaps out is a card: two Viktors, two Recruits at home" {
  covers = { "OGN-117", "811" },
  you = { base = { "Viktor, Innovator", "Viktor, Innovator" }, units = { ["0"] = { "Shipyard Skulker" } }, facedown = { ["0"] = { "Pakaa Cub" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { base = { "Viktor, Innovator", "Viktor, Innovator", "Recruit", "Recruit" } } }
  end,
}

scenario "A teammate's turn is no opponent's" {
  covers = { "OGN-117", "740" },
  you = { base = { "Viktor, Innovator" }, hand = { "Consult the Past" }, resources = { energy = 4 } },
  mate = { hand = { "Discipline" }, base = { "Shipyard Skulker" }, resources = { energy = 2 } },
  foe = {},
  turn_player = "mate",

  run = function(t)
    t.mate:play("Discipline", { target = "Shipyard Skulker" })
    t.mate:pass()
    t.foe2:pass()
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, base = { "Viktor, Innovator" } } }
  end,
}
