-- How many play, with how many battlefields, for what score (485-489).

scenario "a skirmish has three players, three battlefields and 8 points to win" {
  covers = { "487" },
  mode = "skirmish",
  foe2 = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect { first = "you", turn_player = "you", victory_score = 8,
      foe2 = { units = { ["Void Gate"] = { "Mega-Mech" } }, controls = { "Void Gate" } } }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()
    t:expect { turn_player = "foe2", foe2 = { points = 1 } }
    t:next_turn()
    t:expect { turn_player = "you" }
  end,
}

scenario "a war has four players" {
  covers = { "488" },
  foe = { units = { base = { "Recruit" } } },
  foe3 = { units = { base = { "Recruit" } } },
  turn_player = "foe3",

  run = function(t)
    t:expect { first = "you", turn = 8, victory_score = 8 }
    t.foe3:move("foe3's Recruit", "Blank Battlefield#3")
    t:fight()
    t:expect { foe3 = { points = 1, controls = { "Blank Battlefield#3" } },
      foe = { points = 0 }, you = { points = 0 }, foe2 = { points = 0 } }
  end,
}

scenario "teammates sit across, share 11 points to win and are friends" {
  covers = { "489", "489.5.c", "489.8.d" },
  you = { units = { base = { "Mega-Mech" } } },
  mate = { points = 4, units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect { victory_score = 11, you = { points = 4 }, mate = { points = 4 },
      foe = { points = 0 }, foe2 = { points = 0 } }
    t.you:refused("move", "your Mega-Mech", "Void Gate", "144.4.a.1")
    t.you:move("your Mega-Mech", "Blank Battlefield")
    t:fight()
    t:expect { you = { points = 5 }, mate = { points = 5 } }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()
    t:expect { turn_player = "mate", mate = { points = 6 }, you = { points = 6 } }
  end,
}

scenario "a team wins as one" {
  covers = { "489.6.a" },
  you = { points = 10 },
  mate = { units = { base = { "Mega-Mech" }, ["Void Gate"] = { "Recruit" } } },
  turn_player = "foe",
  ends = "points",

  run = function(t)
    t:next_turn()
    t:expect { over = true, winner = "you", mate = { points = 11 }, you = { points = 11 } }
  end,
}

scenario "the first of three skips the first draw and the last channels one more" {
  covers = { "487" },
  decks = { "proving-grounds-garen", "proving-grounds-lux", "proving-grounds-master-yi" },
  mode = "skirmish",
  seed = 1,

  run = function(t)
    t:expect { first = "you", question = "mulligan" }
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } },
      foe2 = { { mulligan = "none" } } }
    t:expect { turn_player = "you", you = { hand_size = 4, runes = 2 } }
    t:next_turn()
    t:expect { turn_player = "foe", foe = { hand_size = 5, runes = 2 } }
    t:next_turn()
    t:expect { turn_player = "foe2", foe2 = { hand_size = 5, runes = 3 } }
    t:next_turn()
    t:expect { turn_player = "you", you = { hand_size = 5, runes = 4 } }
  end,
}

scenario "two against two begin with three battlefields, none of them the first player's" {
  covers = { "489", "489.5.b", "489.5.c" },
  decks = { "proving-grounds-annie", "proving-grounds-garen", "proving-grounds-lux",
    "proving-grounds-master-yi" },
  mode = "teams",
  seed = 1,

  run = function(t)
    t:expect { first = "you", victory_score = 11, you = { hand_size = 4 }, mate = { hand_size = 4 } }
    t:expect_unit("Void Gate", { on_board = false })
    t:expect_unit("Trifarian War Camp", { at = "Trifarian War Camp", owner = "foe" })
    t:expect_unit("Startipped Peak", { at = "Startipped Peak", owner = "mate" })
    t:expect_unit("Fortified Position", { at = "Fortified Position", owner = "foe2" })
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } },
      mate = { { mulligan = "none" } }, foe2 = { { mulligan = "none" } } }
    t:expect { turn_player = "you", you = { hand_size = 4 } }
  end,
}
