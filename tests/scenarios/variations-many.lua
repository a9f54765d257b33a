-- Variations of rulings with three and four players, and in teams.

scenario "Promising Future of three players: finalized in turn order from the turn player's next, resolved newest first" {
  covers = { "R070", "303.2.a", "337.1.b", "OGN-115" },
  you = { hand = { "Promising Future" }, runes = { mind = 6 }, deck = { "Stupefy", "Gust" }, base = { "Mega-Mech" } },
  foe = { deck = { "Discipline", "Flash" } },
  foe2 = { deck = { "Pakaa Cub", "Flash" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers {
      you = { { pick = "Stupefy" }, { target = "Mega-Mech" } },
      foe = { { pick = "Discipline" }, { target = "Mega-Mech" } },
      foe2 = { { pick = "Pakaa Cub" }, { to = "base" } },
    }
    t.you:pass() t.foe:pass() t.foe2:pass()
    t:expect { chain = { "Discipline", "Stupefy" }, foe2 = { base = { "Pakaa Cub" } }, priority = "you" }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "Cull the Weak with three players: the turn player's choice is made first, who has nobody chooses nobody" {
  covers = { "R112", "303.2", "355.10.e", "OGN-209" },
  you = { hand = { "Cull the Weak" }, runes = { order = 2 }, base = { "Daring Poro", "Recruit" } },
  foe = {},
  foe2 = { base = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:answers { you = { "Daring Poro" }, foe2 = { "Pouty Poro" } }
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" } }, foe2 = { base = { "Mega-Mech" }, trash = { "Pouty Poro" } } }
  end,
}

scenario "Cull the Weak in teams: each of the four kills one of its own" {
  covers = { "R112", "489.8.e", "355.10.e", "OGN-209" },
  you = { hand = { "Cull the Weak" }, runes = { order = 2 }, base = { "Recruit" } },
  foe = { base = { "Daring Poro" } },
  mate = { base = { "Pouty Poro" } },
  foe2 = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:everyone_passes()

    t:expect { you = { base = {} }, foe = { base = {} }, mate = { base = {} }, foe2 = { base = {} } }
  end,
}

scenario "A third player may act in a showdown of two others, when Focus comes round" {
  covers = { "R110", "347", "313" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },
  foe2 = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass() t.foe:pass()
    t:expect { focus = "foe2", priority = "foe2" }
    t.foe2:play("Discipline", { target = "Playful Phantom" })
    t.foe2:pass() t.you:pass() t.foe:pass()
    t:expect { focus = "you" }
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom" } }, you = { points = 1 } }
  end,
}

scenario "A third player's Ride the Wind into a combat of two others is no place for its unit" {
  covers = { "447.2.a", "449.2", "R110" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },
  foe2 = { units = { ["1"] = { "Recruit" } }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass() t.foe:pass()
    t.foe2:play("Ride the Wind", { target = "Recruit", destination = "?" })
    t.foe2:offers_not("destination", "0")
    t.foe2:offers("destination", "Blank Battlefield#3")
    t.foe2:answer("base")
    t:everyone_passes()

    t:expect { foe2 = { base = { "Recruit" } } }
    t:fight()
  end,
}

scenario "A teammate's unit is friendly to Shen's like: a spell for a friendly unit may take it" {
  covers = { "489.8.e", "740", "R223" },
  you = { hand = { "Last Stand" }, runes = { calm = 5 } },
  mate = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Last Stand", { target = "mate's Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 16 })
  end,
}

scenario "A player of three concedes with a spell on the chain: it does nothing, the game goes on" {
  covers = { "R245", "652", "650" },
  you = { base = { "Mega-Mech" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 }, units = { ["0"] = { "Recruit" } } },
  foe2 = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t.foe:concede()

    t:expect { over = false, chain = {}, foe = { gone = true }, turn_player = "foe2" }
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "An attacker concedes in the midst of combat: the defender keeps the battlefield" {
  covers = { "R245", "652", "466.3" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },
  foe2 = {},

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:concede()
    t:fight()

    t:expect { over = false, you = { gone = true }, foe = { controls = { "Blank Battlefield" } }, combat = false }
  end,
}

scenario "Two of three concede: the last one has won" {
  covers = { "651.1", "650" },
  you = {}, foe = {}, foe2 = {},

  run = function(t)
    t.you:concede()
    t:expect { over = false }
    t.foe2:concede()

    t:expect { over = true, winner = "foe" }
  end,
}

scenario "A unit that its owner's leaving takes along was another's by then: it is banished all the same" {
  covers = { "R245", "652" },
  you = { base = { { "Mega-Mech", controller = "foe" } } },
  foe = {}, foe2 = {},

  run = function(t)
    t.you:concede()

    t:expect { foe = { base = {} }, foe2 = { base = {} } }
  end,
}

scenario "Time Warp in teams: after you, you again, then the next of the other team" {
  covers = { "W25", "735", "489.5.c" },
  you = { hand = { "Time Warp" }, resources = { energy = 10, mind = 4 } },
  mate = {}, foe = {}, foe2 = {},

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()
    t:expect { turn_player = "mate" }
  end,
}

scenario "Who warped time concedes in the first turn: the extra turn is not taken" {
  covers = { "W25", "652", "735" },
  you = { hand = { "Time Warp" }, resources = { energy = 10, mind = 4 } },
  foe = {}, foe2 = {},

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t.you:concede()
    t:expect { turn_player = "foe" }
    t:next_turn()

    t:expect { turn_player = "foe2" }
  end,
}
