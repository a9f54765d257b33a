-- What factions can do (rulebook 9).

scenario "one unit of Monsters stays after the round" {
  covers = { "GWT-187", "9 Monsters", "4.1", "4.1 Monsters" },
  you = { banner = "Monsters", hand = { "Fiend", "Griffin" }, close = { "Nekker", "Ghoul" }, ranged = "Wyvern" },
  foe = { hand = { "Vesemir", "Ves" }, close = "Sweers" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { discard_size = 2 }, foe = { discard = { "Sweers" } } }
  end,
}

scenario "no hero of Monsters stays" {
  covers = { "GWT-187", "Hero", "9 Monsters" },
  you = { banner = "Monsters", hand = { "Fiend", "Griffin" }, close = { "Draug", "Imlerith", "Nekker" } },
  foe = { hand = { "Vesemir", "Ves" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { close = { "Nekker" }, discard = { "Draug", "Imlerith" } } }
  end,
}

scenario "a unit that stayed goes after the next round" {
  covers = { "GWT-187", "4" },
  you = { banner = "Monsters", hand = { "Fiend", "Griffin" }, close = { "Nekker" }, gems = 2 },
  foe = { hand = { "Vesemir", "Ves" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()
    t:expect { you = { close = { "Nekker" }, gems = 2 }, foe = { gems = 1 }, asked = "you" }
    t.you:play("Fiend")
    t.foe:play("Vesemir")
    t.you:pass()
    t.foe:pass()

    t:expect { over = true, winner = "you" }
  end,
}

scenario "Nilfgaard wins a tied round" {
  covers = { "GWT-186", "9 Nilfgaard", "4", "4 Rounds, ties" },
  you = { banner = "Nilfgaard", hand = { "Sweers" }, close = "Vreemde" },
  foe = { banner = "Monsters", hand = { "Vesemir" }, ranged = "Wyvern" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { gems = 2 }, foe = { gems = 1 }, asked = "you" }
  end,
}

scenario "between two of Nilfgaard a tie is a tie" {
  covers = { "GWT-186", "4" },
  you = { banner = "Nilfgaard", hand = { "Sweers" }, close = "Vreemde" },
  foe = { banner = "Nilfgaard", hand = { "Vesemir" }, ranged = "Sweers" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { gems = 1 }, foe = { gems = 1 } }
  end,
}

scenario "Northern Realms draw a card for a round won" {
  covers = { "GWT-185", "9 Northern Realms", "4.1", "4.1 Northern Realms" },
  you = { banner = "Northern Realms", hand = { "Ves" }, deck = { "Thaler", "Catapult" }, close = "Ves" },
  foe = { hand = { "Vesemir" }, deck = { "Ves" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand = { "Ves", "Thaler" }, deck = { "Catapult" } }, foe = { hand_size = 1 } }
  end,
}

scenario "Northern Realms draw nothing for a round lost or tied" {
  covers = { "GWT-185", "9 Northern Realms" },
  you = { banner = "Northern Realms", hand = { "Ves" }, deck = { "Thaler", "Catapult" } },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { hand = { "Ves" }, gems = 1 }, foe = { gems = 1 } }
  end,
}

scenario "Scoia'tael decide who begins the game" {
  covers = { "GWT-188", "9 Scoia'tael", "3", "3 starter" },
  decks = { "scoiatael-scouts", "nilfgaard-legion" },
  run = function(t)
    t:answers { you = { { starter = "foe", mulligan = {} } }, foe = { { mulligan = {} } } }

    t:expect { notes = { starter = "foe", round = 1 }, asked = "foe", turn_player = "foe" }
  end,
}

scenario "two of Scoia'tael leave it to chance" {
  covers = { "GWT-188", "3", "3 starter" },
  decks = { "scoiatael-scouts", "scoiatael-scouts" },
  run = function(t)
    t:answers { you = { { mulligan = {} } }, foe = { { mulligan = {} } } }

    t:expect { notes = { round = 1 }, you = { hand_size = 10 }, foe = { hand_size = 10 } }
  end,
}

scenario "Skellige bring two units back as the third round begins" {
  covers = { "GWT-189", "9 Skellige", "4.1", "4.1 Skellige" },
  notes = { round = 2, starter = "you" },
  you = { banner = "Skellige", hand = { "Olaf" }, discard = { "Hjalmar", "Svanrige", "Udalryk", "Decoy" }, close = "Geralt of Rivia", gems = 1 },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { notes = { round = 3 }, you = { close = { size = 2 }, discard_size = 3 } }
  end,
}

scenario "a medic that Skellige bring back lets the player choose" {
  covers = { "GWT-189", "Medic", "13 medic of Skellige" },
  notes = { round = 2, starter = "you" },
  you = { banner = "Skellige", hand = { "Olaf" }, discard = { "Birna Bran", "Hjalmar" }, close = { "Geralt of Rivia" }, gems = 1 },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { notes = { round = 3 }, you = { close = { "Birna Bran" }, discard = { "Hjalmar", "Geralt of Rivia" } } }
  end,
}

scenario "Skellige bring nothing back as the second round begins" {
  covers = { "GWT-189" },
  notes = { round = 1, starter = "you" },
  you = { banner = "Skellige", hand = { "Olaf" }, discard = { "Svanrige", "Udalryk" }, close = "Ves" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { notes = { round = 2 }, you = { close = {}, discard_size = 3 } }
  end,
}

scenario "Nilfgaard wins a tied round, whoever passes first" {
  covers = { "GWT-186", "9 Nilfgaard", "4 Rounds, ties" },
  you = { banner = "Monsters", hand = { "Vesemir" }, ranged = "Wyvern" },
  foe = { banner = "Nilfgaard", hand = { "Sweers" }, close = "Vreemde" },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect { you = { gems = 1 }, foe = { gems = 2 }, asked = "foe" }
  end,
}

scenario "a unit stays for one round only" {
  covers = { "GWT-187", "4.1 Monsters" },
  you = { banner = "Monsters", hand = { "Fiend" }, close = "Nekker" },
  foe = { hand = { "Vesemir" } },
  run = function(t)
    t.you:pass()
    t.foe:pass()

    t:expect_object("Nekker", { stays = false })
  end,
}
