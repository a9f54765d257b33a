-- Two against two (489): what a team shares and what it does not.

scenario "turns alternate between the teams, 11 points win for both" {
  covers = { "Q79", "489", "489.5.c", "489.6.a", "Q02" },
  you = { points = 10, units = { base = { "Mega-Mech" } } },
  mate = { units = { ["Void Gate"] = { "Pouty Poro" } } },
  turn_player = "foe",
  ends = "points",

  run = function(t)
    t:expect { victory_score = 11, mate = { points = 10 } }
    t:next_turn()
    t:expect { over = true, winner = "you", you = { points = 11 }, mate = { points = 11 } }
  end,
}

scenario "a point lost or gained is the team's" {
  covers = { "489.8.d", "431" },
  mate = { deck = {}, trash = { "Pouty Poro", "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t:answers { mate = { { opponent = "foe2" } } }
    t:next_turn()
    t:expect { turn_player = "mate", foe = { points = 1 }, foe2 = { points = 1 }, you = { points = 0 } }
  end,
}

scenario "W24: what the teammate controlled in the Scoring Step scores for neither" {
  covers = { "W24", "489.8.b", "469.1.a" },
  phase = "awaken",
  you = { units = { base = { "Mega-Mech" } } },
  mate = { hand = { "Flash" }, runes = { chaos = 3 }, units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t:expect { phase = "main", asked = "you", you = { points = 0 } }
    t.you:invite()
    t.mate:play("Flash", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { mate = { controls = {}, units = { base = { "Pouty Poro" } } } }
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()

    t:expect { you = { controls = { "Void Gate" }, points = 0 }, mate = { points = 0 } }
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "mate", mate = { points = 0 } }
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "you", you = { points = 1 }, mate = { points = 1 } }
  end,
}

scenario "what the teammate gained after the Scoring Step may be scored" {
  covers = { "489.8.b", "470" },
  you = { units = { base = { "Mega-Mech" } } },
  mate = {},
  foe = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { you = { points = 1 }, mate = { points = 1 } }
  end,
}

scenario "the final point does not ask for the battlefields that the teammate held" {
  covers = { "489.8.g", "471.1.b" },
  phase = "awaken",
  you = { points = 9, units = { ["Zaun Warrens"] = { "Pouty Poro" }, base = { "Mega-Mech" } } },
  mate = { units = { ["Void Gate"] = { "Pouty Poro" } } },
  battlefields = { "Void Gate", "Zaun Warrens", "The Grand Plaza" },
  ends = "points",

  run = function(t)
    t:expect { phase = "main", you = { points = 10 } }
    t.you:move("Mega-Mech", "The Grand Plaza")
    t:fight()

    t:expect { over = true, winner = "you", you = { points = 11 } }
  end,
}

scenario "without that the final point is a card" {
  covers = { "489.8.g", "471.1.b" },
  phase = "awaken",
  you = { points = 9, units = { ["Zaun Warrens"] = { "Pouty Poro" }, base = { "Mega-Mech" } } },
  mate = {},
  battlefields = { "Void Gate", "Zaun Warrens", "The Grand Plaza" },

  run = function(t)
    t.you:move("Mega-Mech", "The Grand Plaza")
    t:fight()

    t:expect { over = false, you = { points = 10 } }
  end,
}

scenario "whoever is invited may play what needs a turn of its own, and declines to pass" {
  covers = { "489.8.a", "316.5.b.1" },
  mate = { hand = { "Pouty Poro" }, runes = { fury = 5, mind = 5, chaos = 5, body = 5 }, units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:offers("invite", "mate")
    t.you:invite()
    t:expect { asked = "mate" }
    t.mate:offers("play", "Pouty Poro")
    t.mate:offers_not("move", "Mega-Mech", "Blank Battlefield")
    t.mate:pass()
    t:expect { asked = "you" }
    t.you:offers_not("invite", "mate")
    t.you:offers_not("move", "Mega-Mech", "Blank Battlefield")
    t.you:end_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "what the invited teammate plays is the teammate's, and the turn goes on" {
  covers = { "489.8.a", "489.8.c" },
  mate = { hand = { "Pouty Poro" }, runes = { fury = 5, mind = 5, chaos = 5, body = 5 } },

  run = function(t)
    t.you:invite()
    t.mate:play("Pouty Poro")
    t:expect { asked = "you", mate = { units = { base = { "Pouty Poro" } } } }
    t:expect_unit("Pouty Poro", { controller = "mate" })
    t.you:invite()
    t.mate:pass()
    t:expect { asked = "you" }
  end,
}

scenario "nobody outside teams is invited" {
  covers = { "489.8.a" },
  foe = {}, foe2 = {},

  run = function(t)
    t.you:offers_not("invite", "foe")
  end,
}

scenario "friendly means the team's, your means your own" {
  covers = { "489.8.e", "740", "OGN-046", "OGN-233" },
  you = { hand = { "Grand Strategem" }, runes = { order = 8 }, units = { base = { "Recruit" } } },
  mate = { units = { base = { "Pouty Poro" } } },
  foe = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Grand Strategem")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 6 })
    t:expect_unit("Pouty Poro", { might = 7 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "a teammate's turn is no opponent's turn, nor is the teammate an opponent" {
  covers = { "489.8.e", "OGN-117", "OGN-156" },
  you = { base = { "Viktor, Innovator" }, hand = { "Discipline", "Sabotage" }, runes = { calm = 2, body = 2 } },
  mate = { base = { "Pouty Poro" } },
  foe = { hand = { "Gust" } },
  foe2 = { hand = { "Discipline" } },

  run = function(t)
    t.you:play("Sabotage", { target = "?" })
    t.you:offers("target", "foe")
    t.you:offers("target", "foe2")
    t.you:offers_not("target", "mate")
    t.you:answer("foe")
    t:answers { you = { { pick = "Gust" } } }
    t:everyone_passes()
    t:expect { foe = { hand = {} } }
  end,
}

scenario "your units do not stand beside your teammate's, nor may either fight there" {
  covers = { "144.4.a.1", "489.8.c" },
  you = { units = { base = { "Mega-Mech" } } },
  mate = { units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:refused("move", "Mega-Mech", "Void Gate", "144.4.a.1")
    t.you:offers_not("move", "Mega-Mech", "Void Gate")
  end,
}

scenario "nobody hides at a teammate's battlefield" {
  covers = { "489.8.c", "421" },
  you = { hand = { "Pakaa Cub" }, runes = { chaos = 4 } },
  mate = { units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:refused("hide", "Pakaa Cub", "Void Gate")
  end,
}

scenario "who chooses a teammate's unit at The Dreaming Tree with a spell draws the card" {
  covers = { "OGN-292", "489.8.e" },
  you = { hand = { "Discipline" }, runes = { calm = 2 }, deck = { "Mega-Mech", "Gust" } },
  mate = { units = { ["The Dreaming Tree"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2 }, mate = { hand_size = 0 } }
  end,
}

scenario "who chooses an enemy unit at The Dreaming Tree draws nothing" {
  covers = { "OGN-292" },
  you = { hand = { "Discipline" }, runes = { calm = 2 } },
  mate = {},
  foe = { units = { ["The Dreaming Tree"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "the first player of a team game skips a draw and brings no battlefield" {
  covers = { "Q12", "Q15", "Q16", "489.5.b" },
  decks = { "origins-champion-deck-jinx", "origins-champion-deck-lee-sin",
    "origins-champion-deck-viktor", "tournament-annie-houston" },
  mode = "teams",
  seed = 3,

  run = function(t)
    t:answers {
      you = { { mulligan = "none" } }, foe = { { mulligan = "none" } },
      mate = { { mulligan = "none" } }, foe2 = { { mulligan = "none" } },
    }
    t:expect { first = "mate", victory_score = 11, mate = { hand_size = 4, aside_size = 3 },
      you = { aside_size = 2 }, foe = { aside_size = 2 }, foe2 = { aside_size = 2 } }
  end,
}

scenario "an Hourglass saves the teammate's unit, which goes to its own base" {
  covers = { "OGN-077", "489.8.e" },
  you = { gear = { "Zhonya's Hourglass" } },
  mate = { units = { ["Void Gate"] = { "Pouty Poro" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { gear = {}, trash = { "Zhonya's Hourglass" } }, mate = { units = { base = { "Pouty Poro" } } } }
  end,
}

scenario "units of the teammate cost no Deflect to choose" {
  covers = { "Deflect", "489.8.e" },
  you = { hand = { "Discipline" }, resources = { energy = 2 } },
  mate = { units = { base = { "Volibear, Furious" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Volibear, Furious" })
    t:everyone_passes()

    t:expect_unit("Volibear, Furious", { might = 11 })
  end,
}

scenario "those of an opponent do, of each of them" {
  covers = { "Deflect" },
  you = { hand = { "Discipline" }, resources = { energy = 2 } },
  mate = {},
  foe = { units = { base = { "Volibear, Furious" } } },

  run = function(t)
    t.you:refused("play", "Discipline")
  end,
}

scenario "opponents that may not play cards are both of them, the teammate may" {
  covers = { "OGN-026", "489.8.e" },
  you = { hand = { "Brynhir Thundersong" }, runes = { fury = 12 } },
  mate = { hand = { "Pouty Poro" }, runes = { mind = 3, fury = 3, chaos = 3 } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Brynhir Thundersong")
    t:everyone_passes()
    t.you:invite()
    t.mate:play("Pouty Poro")
    t.foe:refused("play", "Discipline")
    t:expect { mate = { units = { base = { "Pouty Poro" } } } }
  end,
}

scenario "a teammate's battlefield is no enemy's" {
  covers = { "OGN-035", "489.8.e" },
  you = { hand = { "Vayne, Hunter" }, runes = { fury = 6 } },
  mate = { units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Vayne, Hunter")
    t:expect_unit("Vayne, Hunter", { exhausted = true })
  end,
}

scenario "but either opponent's is" {
  covers = { "OGN-035" },
  you = { hand = { "Vayne, Hunter" }, runes = { fury = 6 } },
  mate = {},
  foe2 = { units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Vayne, Hunter")
    t:expect_unit("Vayne, Hunter", { ready = true })
  end,
}

scenario "all friendly units are exhausted, the teammate's too" {
  covers = { "OGN-123", "489.8.e" },
  you = { hand = { "Unchecked Power" }, runes = { mind = 12 }, units = { base = { "Recruit" } } },
  mate = { units = { base = { "Pouty Poro" } } },
  foe = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Unchecked Power")
    t:everyone_passes()

    t:expect_unit("Recruit", { exhausted = true })
    t:expect_unit("Pouty Poro", { exhausted = true })
    t:expect_unit("Mega-Mech", { exhausted = false })
  end,
}

scenario "an empty deck: either opponent may be given the point, the teammate not" {
  covers = { "431", "489.8.d" },
  phase = "channel",
  you = { deck = {}, trash = { "Pouty Poro" } },
  mate = {},

  run = function(t)
    t:expect { question = "opponent", asked = "you" }
    t.you:offers("opponent", "foe")
    t.you:offers("opponent", "foe2")
    t.you:offers_not("opponent", "mate")
    t.you:answer("foe2")
    t:expect { foe = { points = 1 }, foe2 = { points = 1 }, phase = "main" }
  end,
}

scenario "a teammate's combat is others' combat: no unit of yours may join it" {
  covers = { "447.2.b", "462" },
  you = { hand = { "Ride the Wind" }, runes = { chaos = 3 }, units = { base = { "Pouty Poro" } } },
  mate = { units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },
  turn_player = "mate",

  run = function(t)
    t.mate:move("Mega-Mech", "Void Gate")
    t.mate:pass()
    t.foe2:pass()
    t:expect { focus = "you", combat = "Void Gate" }
    t.you:play("Ride the Wind", { target = "Pouty Poro", destination = "?" })
    t.you:offers_not("destination", "Void Gate")
    t.you:answer("Blank Battlefield")
    t:everyone_passes()
  end,
}
