-- OGN-194 Nocturne, Horrifying.

scenario "Looked at on top of the deck, Nocturne comes for one Power" {
  covers = { "OGN-194", "Vision", "427", "419.3" },
  you = { hand = { "Mystic Poro" }, deck = { "Nocturne, Horrifying", "Mega-Mech" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Mystic Poro")
    t:answers { you = { { may = { { true }, { true } } } } }
    t:everyone_passes()

    t:expect { you = { base = { "Mystic Poro", "Nocturne, Horrifying" }, deck = { "Mega-Mech" }, runes = 2, banished = {} } }
    t:expect_unit("Nocturne, Horrifying", { exhausted = true })
  end,
}

scenario "Nocturne may stay where he is" {
  covers = { "OGN-194", "371" },
  you = { hand = { "Mystic Poro" }, deck = { "Nocturne, Horrifying", "Mega-Mech" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Mystic Poro")
    t:answers { you = { { may = false }, { recycle = "none" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Nocturne, Horrifying", "Mega-Mech" }, runes = 3 } }
  end,
}

scenario "Nocturne among three looked-at cards comes as well" {
  covers = { "OGN-194", "OGN-183" },
  you = { hand = { "Stacked Deck" }, deck = { "Cleave", "Nocturne, Horrifying", "Gust", "Mega-Mech" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Stacked Deck")
    t:answers { you = { { may = { { true }, { true } } }, { pick = "Gust" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Nocturne, Horrifying" }, hand = { "Gust" }, deck = { "Mega-Mech", "Cleave" }, runes = 1 } }
  end,
}

scenario "Banished and not played, Nocturne stays away" {
  covers = { "OGN-194", "427" },
  you = { hand = { "Mystic Poro" }, deck = { "Nocturne, Horrifying", "Mega-Mech" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Mystic Poro")
    t:answers { you = { { may = { { true }, { false } } } } }
    t:everyone_passes()

    t:expect { you = { banished = { "Nocturne, Horrifying" }, deck = { "Mega-Mech" }, runes = 3 } }
  end,
}

scenario "Drawn, Nocturne is just a card" {
  covers = { "OGN-194", "413" },
  you = { hand = { "Void Seeker" }, deck = { "Nocturne, Horrifying" }, units = { ["0"] = { "Mega-Mech" } }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Nocturne, Horrifying" } } }
  end,
}

scenario "Revealed by an opponent's spell, Nocturne slips away and comes to his owner" {
  covers = { "OGN-194", "OGN-025", "370.1" },
  you = { deck = { "Nocturne, Horrifying", "Mega-Mech" }, runes = { chaos = 1 } },
  foe = { hand = { "Blind Fury" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Blind Fury")
    t:answers { you = { { may = { { true }, { true } } } } }
    t:everyone_passes()

    t:expect { you = { base = { "Nocturne, Horrifying" }, deck = { "Mega-Mech" }, runes = 0 }, foe = { base = {} } }
  end,
}

scenario "Two of Nocturne among three cards may both slip away" {
  covers = { "OGN-194", "373.2" },
  you = {
    hand = { "Stacked Deck" },
    deck = { "Nocturne, Horrifying", "Nocturne, Horrifying", "Gust", "Flash" },
    runes = { chaos = 4 },
  },

  run = function(t)
    t:answers { you = { { may = { { true }, { true }, { true }, { true } } } } }
    t.you:play("Stacked Deck")
    t:everyone_passes()

    t:expect { you = { base = { "Nocturne, Horrifying", "Nocturne, Horrifying" }, hand = { "Gust" }, deck = { "Flash" } } }
  end,
}

scenario "Nocturne seen at The Candlelit Sanctum may come to that battlefield at once" {
  covers = { "OGN-194", "OGN-291", "355.2" },
  battlefields = { "The Candlelit Sanctum", "Void Gate" },
  you = { base = { "Mega-Mech" }, deck = { "Gust", "Nocturne, Horrifying", "Flash" }, runes = { chaos = 4 } },

  run = function(t)
    t:answers { you = { { may = { { true }, { true } }, recycle = {}, to = "The Candlelit Sanctum" } } }
    t.you:move("Mega-Mech", "The Candlelit Sanctum")
    t:fight()

    t:expect {
      you = {
        units = { ["The Candlelit Sanctum"] = { "Mega-Mech", "Nocturne, Horrifying" } },
        deck = { "Gust", "Flash" },
      },
    }
  end,
}
