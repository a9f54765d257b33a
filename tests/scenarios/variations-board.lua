-- Variations of rulings about places, control, hiding and scoring.

scenario "The last unit killed by a spell of one's own with nothing else on the chain: control goes at once" {
  covers = { "R106", "190.4.c", "323.6" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { chain = {}, you = { controls = {} } }
  end,
}

scenario "A Deathknell of the last unit there keeps control while it waits" {
  covers = { "R106", "190.4.c", "323.4", "323.6", "330" },
  you = { units = { ["0"] = { { "Undercover Agent", damage = 4 } } }, hand = { "Gust", "Flash", "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Undercover Agent" })
    t.you:pass() t.foe:pass()
    t:expect { chain = { "Undercover Agent" }, you = { controls = { "Blank Battlefield" } } }
    t:answers { you = { { discard = { "Gust", "Flash" } } } }
    t:everyone_passes()

    t:expect { chain = {}, you = { controls = {} } }
  end,
}

scenario "What lay facedown where control was lost goes to its owner's trash" {
  covers = { "R106", "107.3.d", "323.7", "421.4" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Hidden Blade" } }, hand = { "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:cannot_see("Hidden Blade")
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Hextech Ray", "Hidden Blade" }, facedown = { ["0"] = {} } } }
  end,
}

scenario "In response to the spell that would empty the place the facedown card may still be played" {
  covers = { "R106", "811.1.c", "107.3.c", "OGN-213" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Hidden Blade" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 }, base = { "Mega-Mech" }, deck = { "Gust" } },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Hidden Blade", { from = "facedown", target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Hidden Blade" }, hand_size = 2, controls = {} }, foe = { trash = { "Hextech Ray" } } }
  end,
}

scenario "Hidden this turn, it may not be played before the next one" {
  covers = { "811.1.c", "R232" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Hidden Blade", "Stupefy" }, runes = { order = 1, mind = 1 } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:hide("Hidden Blade", "0")
    t.you:play("Stupefy", { target = "Recruit" })
    t.you:offers_not("play", "Hidden Blade")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Discipline", { target = "Recruit" })
    t.foe:pass()
    t.you:offers("play", "Hidden Blade")
  end,
}

scenario "Tideturner from facedown with nobody elsewhere: it enters, nothing is exchanged" {
  covers = { "R232", "811.1.d.2", "402.4", "OGN-199" },
  you = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Tideturner" } } },

  run = function(t)
    t.you:play("Tideturner", { from = "facedown" })
    t:everyone_passes()

    t:expect { chain = {}, you = { units = { ["0"] = { "Mega-Mech", "Tideturner" } } } }
  end,
}

scenario "Tideturner from hand may exchange with a unit in base: Tideturner stands there then" {
  covers = { "R232", "811.3", "OGN-199" },
  you = { base = { "Recruit" }, units = { ["0"] = { "Mega-Mech" } }, hand = { "Tideturner" }, runes = { chaos = 4 } },

  run = function(t)
    t:answers { you = { { may = true, target = "Recruit" } } }
    t.you:play("Tideturner", { to = "0" })
    t:everyone_passes()

    t:expect_unit("Tideturner", { at = "base" })
    t:expect_unit("Recruit", { at = "Blank Battlefield" })
  end,
}

scenario "Cruel Patron may not enter where the cost's unit stood if another's showdown froze control" {
  covers = { "R136", "355.2", "410.1.a", "OGN-208" },
  you = { units = { ["0"] = { "Daring Poro" } }, hand = { "Cruel Patron" }, runes = { order = 4 } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t.foe:pass()
    t.you:offers_not("play", "Cruel Patron")
    t:fight()
  end,
}

scenario "Killing the unit in base for Cruel Patron leaves both battlefields as places" {
  covers = { "R136", "355.2", "OGN-208" },
  you = { units = { ["0"] = { "Daring Poro" }, ["1"] = { "Pouty Poro" } }, base = { "Recruit" }, hand = { "Cruel Patron" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Cruel Patron", { cost = "Recruit", to = "?" })
    t.you:offers("to", "0")
    t.you:offers("to", "1")
    t.you:offers("to", "base")
    t.you:answer("1")

    t:expect { you = { units = { ["1"] = { "Pouty Poro", "Cruel Patron" } } } }
  end,
}

scenario "At seven with three battlefields, two conquests are two cards, the third is the point" {
  covers = { "R158", "471.1.b" },
  you = { base = { "Recruit", "Recruit", "Recruit" }, points = 7 },
  foe = {}, foe2 = {},
  ends = "points",

  run = function(t)
    t.you:move("Recruit#1", "0") t:fight()
    t.you:move("Recruit#2", "1") t:fight()
    t:expect { over = false, you = { points = 7, hand_size = 2 } }
    t.you:move("Recruit#3", "2") t:fight()

    t:expect { over = true, winner = "you", you = { points = 8 } }
  end,
}

scenario "At seven: one held is one scored, so the other's conquest comes too late to be asked" {
  covers = { "R158", "471.1.a.1", "323.1" },
  phase = "awaken",
  you = { units = { ["0"] = { "Recruit" } }, base = { "Recruit" }, points = 6 },
  ends = "points",

  run = function(t)
    t:expect { over = false, you = { points = 7, hand_size = 1 } }
    t.you:move("Recruit#1", "1")
    t:fight()

    -- Every battlefield was scored in this turn: held the one, conquered the other.
    t:expect { over = true, winner = "you", you = { points = 8 } }
  end,
}

scenario "At seven in the opponent's turn: the defender's conquest is a card" {
  covers = { "R158", "471.1.b", "466.5.d" },
  you = { base = { "Recruit" } },
  foe = { base = { "Mega-Mech" }, hand = { "Ride the Wind" }, runes = { chaos = 3 }, points = 7, deck = { "Gust" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Mega-Mech", to = "0" })
    t.foe:pass() t.you:pass()
    t:fight()

    t:expect { over = false, foe = { points = 7, hand = { "Gust" }, controls = { "Blank Battlefield" } } }
  end,
}

scenario "A unit already ready or exhausted stays so when it is moved by a spell" {
  covers = { "446", "R201" },
  you = { base = { { "Recruit", exhausted = true }, "Mega-Mech" }, hand = { "Charm", "Charm" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { { "Pakaa Cub", exhausted = true } }, ["1"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Charm", { target = "Pakaa Cub", to = "foe's base" })
    t:everyone_passes()
    t.you:play("Charm", { target = "Daring Poro", to = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { at = "base", exhausted = true })
    t:expect_unit("Daring Poro", { at = "base", ready = true })
  end,
}

scenario "Brought by an enemy's spell to a battlefield that its side does not control, it contests that for its controller" {
  covers = { "190.3.a", "450", "464.2.c" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Charm" }, runes = { calm = 2 } },
  foe = { base = { "Pakaa Cub" } },

  run = function(t)
    t.you:play("Charm", { target = "Pakaa Cub", to = "0" })
    t:everyone_passes()

    t:expect { combat = "Blank Battlefield", attacker = "foe", defender = "you", focus = "foe" }
    t:fight()
    t:expect { foe = { trash = { "Pakaa Cub" } }, you = { controls = { "Blank Battlefield" }, points = 0 } }
  end,
}

scenario "Two units of two players alone at one battlefield cannot be joined by a third player's" {
  covers = { "144.4.a.1", "449.2" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } }, base = { "Recruit" } },
  foe2 = { base = { "Recruit" } },
  turn_player = "foe2",

  run = function(t)
    t.foe2:move("foe2's Recruit", "0")
    t:expect { combat = "Blank Battlefield" }
    t.foe2:pass()
    t.you:offers_not("move", "Mega-Mech", "0")
    t:fight()
  end,
}
