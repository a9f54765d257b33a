-- Three and four players, each for themselves: who may stand, act and score where (447-449, 462, 487, 488).

scenario "units of three players do not stand at one battlefield" {
  covers = { "Q65", "449.2", "144.4.a.1" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { units = { base = { "Recruit" } } },
  foe2 = { hand = { "Ride the Wind" }, runes = { chaos = 3 }, units = { base = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Zaun Warrens")
    t:fight()
    t:next_turn()
    t.foe:move("Recruit", "Zaun Warrens")
    t.foe:pass()
    t.foe2:play("Ride the Wind", { target = "Pouty Poro", destination = "?" })
    t.foe2:offers("destination", "Void Gate")
    t.foe2:offers_not("destination", "Zaun Warrens")
    t.foe2:answer("Void Gate")
    t:everyone_passes()
  end,
  battlefields = { "Void Gate", "Zaun Warrens", "The Grand Plaza" },
}

scenario "an outsider may not move to others' combat, staged or fought" {
  covers = { "447.2.a", "462", "Q65" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },
  foe2 = { units = { base = { "Recruit" } }, hand = { "Ride the Wind" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t.you:pass()
    t.foe:pass()
    t.foe2:play("Ride the Wind", { target = "foe2's Recruit", destination = "?" })
    t.foe2:offers("destination", "Zaun Warrens")
    t.foe2:offers_not("destination", "Void Gate")
    t.foe2:answer("Zaun Warrens")
    t:everyone_passes()
  end,
  battlefields = { "Void Gate", "Zaun Warrens", "The Grand Plaza" },
}

scenario "nor when one side of the combat has no units left there" {
  covers = { "447.2.a", "462" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Pouty Poro" } } },
  foe2 = { units = { base = { "Recruit" } }, hand = { "Disintegrate", "Ride the Wind" },
    runes = { fury = 4, chaos = 3 } },
  battlefields = { "Void Gate", "Zaun Warrens", "The Grand Plaza" },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t.you:pass()
    t.foe:pass()
    t.foe2:play("Disintegrate", { target = "Pouty Poro" })
    t:everyone_passes()
    t.you:pass()
    t.foe:pass()
    t:expect { combat = "Void Gate", foe = { units = { ["Void Gate"] = {} } } }
    t.foe2:play("Ride the Wind", { target = "Recruit", destination = "?" })
    t.foe2:offers("destination", "Zaun Warrens")
    t.foe2:offers_not("destination", "Void Gate")
    t.foe2:answer("Zaun Warrens")
    t:everyone_passes()
  end,
}

scenario "a forced move to where the unit cannot be becomes a recall" {
  covers = { "447.2.c", "449.2" },
  you = { hand = { "Blitzcrank, Impassive" }, runes = { calm = 9 }, units = { ["Void Gate"] = { "Recruit" } } },
  foe = { units = { ["Zaun Warrens"] = { "Pouty Poro" } } },
  foe2 = { units = { base = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "Void Gate", may = true, target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { combat = "Void Gate", attacker = "foe2", defender = "you" }
  end,
}

scenario "all players act in a showdown in turn order, outsiders too" {
  covers = { "347", "Q64" },
  you = { units = { base = { "Pouty Poro" } } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },
  foe2 = { hand = { "Disintegrate" }, runes = { fury = 4 } },
  foe3 = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move("Pouty Poro", "Void Gate")
    t:expect { focus = "you", asked = "you" }
    t.you:pass()
    t:expect { focus = "foe" }
    t.foe:pass()
    t:expect { focus = "foe2" }
    t.foe2:play("Disintegrate", { target = "Pouty Poro" })
    t.foe2:pass()
    t.foe3:play("Discipline", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { focus = "foe3", combat = "Void Gate" }
    t.foe3:pass()
    t:expect { focus = "you" }
    t:fight()
    t:expect { you = { points = 0 }, foe = { controls = { "Void Gate" } } }
  end,
}

scenario "triggers at a combat's start: the attacker's, others', the defender's last" {
  covers = { "464.2.e.1", "383.3.d" },
  you = { units = { base = { "Yasuo, Remorseful" } } },
  foe = { units = { ["Void Gate"] = { "Ahri, Inquisitive" } } },
  foe2 = { legend = "Ahri, Nine-Tailed Fox" },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "Void Gate")
    t:expect { chain = { "Yasuo, Remorseful", "Ahri, Inquisitive" } }
  end,
}

scenario "with three players the first one skips the first draw, the last channels one more" {
  covers = { "Q15", "Q77", "487", "Q16" },
  decks = { "proving-grounds-annie", "proving-grounds-garen", "proving-grounds-lux" },
  mode = "skirmish",
  seed = 3,

  run = function(t)
    t:expect { first = "you" }
    t.you:answer("none")
    t.foe:answer("none")
    t.foe2:answer("none")
    t:expect { turn_player = "you", phase = "main", you = { hand_size = 4, runes = 2 } }
    t:answers { you = { { target = "none" } } }
    t:next_turn()
    t:expect { turn_player = "foe", foe = { hand_size = 5, runes = 2 } }
    t:next_turn()
    t:expect { turn_player = "foe2", foe2 = { hand_size = 5, runes = 3 } }
    t:next_turn()
    t:expect { turn_player = "you", you = { hand_size = 5, runes = 4 } }
  end,
}

scenario "with four players the first one brings no battlefield" {
  covers = { "Q12", "Q78", "488.4.b" },
  decks = { "origins-champion-deck-jinx", "origins-champion-deck-lee-sin",
    "origins-champion-deck-viktor", "tournament-annie-houston" },
  mode = "war",
  seed = 3,

  run = function(t)
    t:answers {
      you = { { mulligan = "none" } }, foe = { { mulligan = "none" } },
      foe2 = { { mulligan = "none" } }, foe3 = { { mulligan = "none" } },
    }
    t:expect { first = "foe2", turn_player = "foe2", victory_score = 8, foe2 = { hand_size = 4, aside_size = 3 },
      you = { aside_size = 2 }, foe = { aside_size = 2 }, foe3 = { aside_size = 2 } }
  end,
}

scenario "whoever leads every opponent wins, a tie goes on" {
  covers = { "323.1", "Q02", "194.2" },
  you = { points = 8 },
  foe = { points = 3 },
  foe2 = { points = 8 },

  run = function(t)
    t:expect { over = false }
    t:next_turn()
    t:expect { over = false }
    t.foe2:concede()
    t:expect { over = true, winner = "you" }
  end,
}

scenario "a battlefield conquered and held scores for each of three players" {
  covers = { "Q01" },
  you = { units = { base = { "Mega-Mech" } } },
  foe2 = { units = { ["Zaun Warrens"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Blank Battlefield")
    t:fight()
    t:expect { you = { points = 1 } }
    t:next_turn()
    t:next_turn()
    t:expect { turn_player = "foe2", foe2 = { points = 1 } }
    t:next_turn()
    t:expect { you = { points = 2 } }
  end,
}

scenario "each other player chooses, from the next one on" {
  covers = { "OGN-237", "303.1" },
  you = { hand = { "King's Edict" }, runes = { order = 10 }, units = { base = { "Recruit" } } },
  foe = { units = { base = { "Mega-Mech" } } },
  foe2 = { units = { base = { "Mega-Mech", "Pouty Poro" } } },

  run = function(t)
    t.you:play("King's Edict")
    t:answers { foe = { { pick = "foe2's Mega-Mech" } }, foe2 = { { pick = "foe's Mega-Mech" } } }
    t:everyone_passes()

    t:expect { you = { units = { base = { "Recruit" } } }, foe = { units = { base = {} } },
      foe2 = { units = { base = { "Pouty Poro" } } } }
  end,
}

scenario "each opponent reveals, one card of theirs is played" {
  covers = { "OGN-025" },
  you = { hand = { "Blind Fury" }, runes = { fury = 8 } },
  foe = { deck = { "Mega-Mech" } },
  foe2 = { deck = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:answers { you = { { pick = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { controller = "you", owner = "foe2" })
    t:expect { foe = { deck_bottom = { "Mega-Mech" } } }
  end,
}

scenario "W25: extra turns of four players" {
  covers = { "W25", "735", "738" },
  you = { hand = { "Time Warp", "Time Warp" }, runes = { mind = 12 }, resources = { energy = 20, mind = 8 } },
  foe = {}, foe2 = {}, foe3 = {},

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t.you:play("Time Warp")
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()
    t:expect { turn_player = "foe2" }
    t:next_turn()
    t:expect { turn_player = "foe3" }
    t:next_turn()
    t:expect { turn_player = "you" }
  end,
}
