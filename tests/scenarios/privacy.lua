-- Who may know what (rules 107-109, 128-129, 421.4).

scenario "The order of a deck is secret, for its owner too" {
  covers = { "108.4.d", "108.5.d", "128.3" },
  you = { deck = { "Void Seeker", "Gust" }, rune_deck = { fury = 1, chaos = 1 } },

  run = function(t)
    t.you:cannot_see("deck")
    t.foe:cannot_see("foe's deck")
    t.you:cannot_see("Void Seeker")
    t.foe:cannot_see("Void Seeker")
  end,
}

scenario "A hand is its owner's, its size is everyone's" {
  covers = { "128.4", "108.7.e" },
  you = { hand = { "Stupefy", "Gust" } },

  run = function(t)
    t.you:sees("Stupefy")
    t.foe:cannot_see("Stupefy")
    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "Trash, banishment, board and chain are seen by all" {
  covers = { "128.5", "109", "108.6.e", "108.1.b", "TR 502.4" },
  you = {
    hand = { "Incinerate" },
    trash = { "Flash" },
    banished = { "Time Warp" },
    base = { "Daring Poro" },
    legend = "Annie, Dark Child",
    champion = "Annie, Fiery",
    runes = { fury = 2 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.foe:cannot_see("Incinerate")
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.foe:sees("Incinerate")
    t.foe:sees("Flash")
    t.foe:sees("Time Warp")
    t.foe:sees("Daring Poro")
    t.foe:sees("Annie, Dark Child")
    t.foe:sees("Annie, Fiery")
  end,
}

scenario "A facedown card shows its back: its place is known, the card to its controller alone" {
  covers = { "129.4", "107.3.f", "128.4" },
  you = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:sees("Pakaa Cub")
    t.foe:cannot_see("Pakaa Cub")
    t:expect { you = { facedown = { ["0"] = { "Pakaa Cub" } } } }
    t:expect_unit("Pakaa Cub", { facedown = true })
  end,
}

scenario "A facedown card that leaves is seen by all" {
  covers = { "421.4", "108.2.c" },
  you = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.foe:cannot_see("Pakaa Cub")
    t.you:move("Mega-Mech", "base")

    t:expect { you = { trash = { "Pakaa Cub" } } }
    t.foe:sees("Pakaa Cub")
  end,
}

scenario "Nobody must find a card by its kind in the own hand" {
  covers = { "128.6", "OGN-107" },
  you = {
    base = { "Ava Achiever" },
    hand = { "Pakaa Cub" },
    runes = { mind = 2 },
  },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { may = true, pick = "none" } } }
    t.you:move("Ava Achiever", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Pakaa Cub" } }, chain = {} }
  end,
}

scenario "Cards come up from the top of the deck and go under it" {
  covers = { "416.5", "436", "OGN-171" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Mystic Poro", { to = "base" })
    t:answers { you = { { recycle = { "Gust" } } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Flash" }, deck_bottom = { "Gust" } } }
  end,
}

scenario "A facedown card that goes to a hand is shown before it is gone" {
  covers = { "421.4", "OGN-181", "129.4" },
  you = {
    gear = { "Pack of Wonders" },
    units = { ["0"] = { "Shipyard Skulker" } },
    facedown = { ["0"] = { "Fight or Flight" } },
  },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "Fight or Flight" })
    t:everyone_passes()

    t:log_has("You reveal Fight or Flight.")
    t:expect { you = { hand = { "Fight or Flight" } } }
    t.foe:cannot_see("Fight or Flight")
  end,
}

scenario "What lies facedown as somebody concedes is shown, everybody's" {
  covers = { "421.4", "651.1" },
  you = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } } },
  foe = { units = { ["1"] = { "Recruit" } }, facedown = { ["1"] = { "Fight or Flight" } } },

  run = function(t)
    t.foe:cannot_see("Pakaa Cub")
    t.foe:concede()

    t:expect { over = true, winner = "you" }
    t.foe:sees("Pakaa Cub")
    t.you:sees("Fight or Flight")
    t:log_has("You reveal Pakaa Cub.")
    t:log_has("Foe reveals Fight or Flight.")
  end,
}

scenario "What lies facedown as the game is won by points is shown" {
  covers = { "421.4", "323.1" },
  ends = "points",
  turn_player = "foe",
  you = { points = 7, units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t:next_turn()

    t:expect { over = true, winner = "you" }
    t.foe:sees("Pakaa Cub")
  end,
}

scenario "What lies facedown as an effect wins the game is shown, also after the effect" {
  covers = { "421.4", "195", "OGN-293" },
  ends = "effect",
  turn_player = "foe",
  battlefields = { "The Grand Plaza" },
  you = {
    units = { ["The Grand Plaza"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } },
    facedown = { ["The Grand Plaza"] = { "Pakaa Cub" } },
  },

  run = function(t)
    t:next_turn()

    t:expect { over = true, winner = "you" }
    t.foe:sees("Pakaa Cub")
  end,
}

scenario "What lies facedown as a player burns out again and again is shown" {
  covers = { "421.4", "431.3.c.1" },
  ends = "burn_out",
  turn_player = "foe",
  you = { points = 6, deck = {}, trash = {}, units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } } },
  foe = { points = 6 },

  run = function(t)
    t:next_turn()

    t:expect { over = true, winner = "foe" }
    t.foe:sees("Pakaa Cub")
  end,
}
