-- Conceding and losing: who leaves takes everything along but the battlefields (195.1, 650-652).

scenario "who concedes leaves the other one the game" {
  covers = { "650", "651.1" },

  run = function(t)
    t.foe:concede()

    t:expect { over = true, winner = "you", reason = "left" }
    t:log_has("foe leaves the game")
  end,
}

scenario "R245: a battlefield whose owner leaves is blank, units and facedown cards stay" {
  covers = { "R245", "652.2" },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },
  foe2 = { units = { ["Zaun Warrens"] = { "Mega-Mech" } }, facedown = { ["Zaun Warrens"] = { "Pakaa Cub" } } },
  battlefields = { "Void Gate", "Zaun Warrens", "The Grand Plaza" },

  run = function(t)
    t.foe:concede()

    t:expect {
      over = false, asked = "you", question = "act",
      foe = { gone = true, deck_size = 0 },
      foe2 = { units = { ["Blank Battlefield"] = { "Mega-Mech" } },
        facedown = { ["Blank Battlefield"] = { "Pakaa Cub" } },
        controls = { "Blank Battlefield" } },
    }
    t:expect_unit("Void Gate", { controller = false })
    t:expect { foe = { units = { ["Void Gate"] = {} } } }
    t:next_turn()
    t:expect { turn_player = "foe2", foe2 = { points = 1 } }
  end,
}

scenario "of three, the turn of one who leaves goes on to the next player's turn" {
  covers = { "652" },
  foe = { units = { base = { { "Mega-Mech", damage = 3 } } } },
  foe2 = {},

  run = function(t)
    t.you:concede()

    t:expect { turn_player = "foe", phase = "main", asked = "foe", over = false }
    t:expect_unit("Mega-Mech", { damage = 0 })
    t:next_turn()
    t:expect { turn_player = "foe2" }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t.foe2:concede()
    t:expect { over = true, winner = "foe" }
  end,
}

scenario "spells of one who leaves are countered, priority goes to whose item is the newest" {
  covers = { "652" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { hand = { "Discipline" }, runes = { calm = 3 } },
  foe2 = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Recruit" })
    t:expect { chain = { "Void Seeker", "Discipline" }, asked = "foe" }
    t.foe:concede()

    t:expect { chain = { "Void Seeker" } }
    t:everyone_passes()
    t:expect { foe2 = { units = { ["Void Gate"] = {} } } }
  end,
}

scenario "a chain that only the leaver kept open closes, and Focus passes once" {
  covers = { "652", "340.2.a" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { hand = { "Discipline" }, runes = { calm = 3 } },
  foe2 = { hand = { "Stupefy" }, runes = { mind = 2 }, units = { base = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Blank Battlefield")
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:concede()

    t:expect { chain = {}, focus = "foe2", showdown = "Blank Battlefield", asked = "foe2" }
    t:fight()
    t:expect { you = { points = 1 } }
  end,
}

scenario "who is last to pass leaves: all who are left have passed, the item resolves" {
  covers = { "652" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Pouty Poro" } },
  foe = { hand = { "Discipline" }, runes = { calm = 3 } },
  foe2 = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Recruit" })
    t.you:pass()
    t.foe:pass()
    t.foe2:concede()

    t:expect { chain = {}, you = { hand = { "Pouty Poro" }, trash = { "Void Seeker" } }, question = "act", asked = "you" }
  end,
}

scenario "who passed before leaving is counted no more: the others go on deciding" {
  covers = { "652" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },
  foe2 = {},
  foe3 = { hand = { "Discipline" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Recruit" })
    t.you:pass()
    t.foe:pass()
    t.foe2:pass()
    t.foe2:concede()

    t:expect { chain = { "Void Seeker" }, asked = "foe3" }
    t.foe3:pass()
    t:expect { foe = { units = { ["Void Gate"] = {} } } }
  end,
}

scenario "the attacker leaves in the midst of a combat: the defender stays" {
  covers = { "652" },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, hand = { "Discipline" }, runes = { calm = 2 } },
  foe2 = {},
  you = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:expect { combat = "Void Gate", attacker = "you", defender = "foe", asked = "you" }
    t.you:concede()
    t:expect { combat = "Blank Battlefield", focus = "foe", turn_player = "foe" }
    t:fight()

    t:expect { combat = false, foe = { units = { ["Blank Battlefield"] = { "Recruit" } }, controls = { "Blank Battlefield" } } }
    t:expect { turn_player = "foe", phase = "main", foe = { points = 1 } }
  end,
}

scenario "the defender leaves in the midst of a combat: the attacker conquers" {
  covers = { "652" },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, hand = { "Discipline" }, runes = { calm = 2 } },
  foe2 = { hand = { "Discipline" }, runes = { calm = 2 } },
  you = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t.you:pass()
    t:expect { asked = "foe" }
    t.foe:concede()
    t:expect { focus = "foe2" }
    t:fight()

    t:expect { turn_player = "you", you = { points = 1, controls = { "Void Gate" } } }
  end,
}

scenario "in the midst of an effect: what it still asks of the leaver is answered for them" {
  covers = { "650", "652" },
  you = { hand = { "Cull the Weak" }, runes = { order = 3 }, units = { base = { "Recruit", "Mega-Mech" } } },
  foe = { units = { base = { "Recruit", "Mega-Mech" } } },
  foe2 = { units = { base = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Cull the Weak")
    t:answers { you = { { pick = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.foe2:pass()
    t:expect { question = "pick", asked = "you" }
    t.foe:concede()
    t:expect { question = "pick", asked = "you", foe = { gone = false } }
    t:answers { foe2 = { { pick = "foe2's Mega-Mech" } } }
    t.you:answer("your Recruit")

    t:expect { foe = { gone = true, units = { base = {} } }, you = { units = { base = { "Mega-Mech" } } },
      foe2 = { units = { base = { "Recruit" } } }, asked = "you", question = "act" }
  end,
}

scenario "teammates leave together, and with them the game is decided" {
  covers = { "651.4", "489.6.a" },
  mate = {},

  run = function(t)
    t.foe2:concede()

    t:expect { over = true, winner = "you", foe = { gone = true }, mate = { gone = false } }
  end,
}

scenario "what was taken from others is banished too, what others took comes away" {
  covers = { "652" },
  you = { hand = { "Possession" }, runes = { chaos = 11 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },
  foe2 = {},

  run = function(t)
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { controller = "you", owner = "foe" })
    t.foe:concede()
    t:expect { you = { units = { base = {} } }, foe = { gone = true } }
  end,
}

scenario "a unit that the leaver controls goes to its owner's banishment" {
  covers = { "652" },
  you = { hand = { "Possession" }, runes = { chaos = 11 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },
  foe2 = {},

  run = function(t)
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:concede()
    t:expect { foe = { banished = { "Mega-Mech" }, gone = false }, turn_player = "foe" }
  end,
}

scenario "the leaver's extra turns are not taken" {
  covers = { "652", "735" },
  you = { hand = { "Time Warp" }, runes = { mind = 12 } },
  foe = {},
  foe2 = {},

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t.you:concede()
    t:expect { turn_player = "foe" }
    t:next_turn()
    t:expect { turn_player = "foe2" }
  end,
}

scenario "in the mulligans: the first player leaves, the next one begins" {
  covers = { "652", "117" },
  decks = { "proving-grounds-annie", "proving-grounds-garen", "proving-grounds-lux" },
  mode = "skirmish",
  seed = 3,

  run = function(t)
    t:expect { question = "mulligan" }
    t:expect { first = "you", asked = "you" }
    t.you:concede()
    t.foe:answer("none")
    t.foe2:answer("none")
    t:expect { turn = 1, phase = "main", turn_player = "foe", over = false }
    t:next_turn()
    t:expect { turn_player = "foe2" }
  end,
}

scenario "who leaves while asked yes or no has said no" {
  covers = { "650", "OGN-033" },
  you = { hand = { "Shakedown" }, runes = { fury = 8 } },
  foe = {},
  foe2 = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Shakedown", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()
    t:answers { foe2 = { { may = "?" } } }
    t.foe2:pass()
    t:expect { question = "may", asked = "foe2" }
    t.foe2:concede()

    t:expect { you = { hand_size = 0 }, foe2 = { gone = true }, asked = "you", question = "act" }
  end,
}

scenario "who is last to pass Focus leaves: the showdown closes" {
  covers = { "652", "348" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = {},
  foe2 = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "Blank Battlefield")
    t.you:pass()
    t.foe:pass()
    t:expect { focus = "foe2" }
    t.foe2:concede()

    t:expect { showdown = false, you = { points = 1 }, asked = "you", question = "act" }
  end,
}

scenario "of three, what the one who leaves has facedown is banished, for all to see" {
  covers = { "652", "421.4" },
  foe = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Pakaa Cub" } } },
  foe2 = {},

  run = function(t)
    t.foe:concede()

    t:expect { over = false }
    t:log_has("Pakaa Cub is banished.")
  end,
}
