-- OGN-160 Dazzling Aurora.

scenario "At the end of your turn Dazzling Aurora plays the first unit of the deck and recycles the rest" {
  covers = { "OGN-160" },
  you = { gear = { "Dazzling Aurora" }, deck = { "Gust", "Flash", "Mega-Mech", "Charm" } },

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t:next_turn()

    t:expect { you = { base = { "Dazzling Aurora", "Mega-Mech" }, deck = { "Charm" }, deck_size = 3 } }
  end,
}

scenario "A deck without units ends up recycled whole" {
  covers = { "OGN-160" },
  you = { gear = { "Dazzling Aurora" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:next_turn()

    t:expect { you = { base = { "Dazzling Aurora" }, deck_size = 2 } }
  end,
}

scenario "Nocturne whom Dazzling Aurora reveals may come for one Power; then it has nothing to play" {
  covers = { "OGN-160", "OGN-194", "424" },
  you = {
    gear = { "Dazzling Aurora" },
    deck = { "Gust", "Nocturne, Horrifying", "Flash", "Mega-Mech", "Charm" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t:answers { you = { { may = { { true }, { true } } } } }
    t:next_turn()

    t:expect {
      you = {
        base = { "Dazzling Aurora", "Nocturne, Horrifying" },
        deck = { "Flash", "Mega-Mech", "Charm", "Gust" },
        runes = 0,
      },
    }
  end,
}

scenario "Nocturne who stays is the unit that Dazzling Aurora plays, for nothing" {
  covers = { "OGN-160", "OGN-194" },
  you = {
    gear = { "Dazzling Aurora" },
    deck = { "Gust", "Nocturne, Horrifying", "Flash" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()

    t:expect { you = { base = { "Dazzling Aurora", "Nocturne, Horrifying" }, deck = { "Flash", "Gust" }, runes = 1 } }
  end,
}

scenario "Dazzling Aurora ignores no additional cost: a unit whose cost cannot be paid stays banished" {
  covers = { "OGN-160", "OGN-208", "356.1.b.3", "358.5" },
  you = { gear = { "Dazzling Aurora" }, deck = { "Gust", "Cruel Patron", "Flash" } },

  run = function(t)
    t:next_turn()

    t:expect { you = { base = { "Dazzling Aurora" }, banished = { "Cruel Patron" }, deck = { "Flash", "Gust" } } }
  end,
}

scenario "Two of Dazzling Aurora play a unit each" {
  covers = { "OGN-160" },
  you = {
    gear = { "Dazzling Aurora", "Dazzling Aurora" },
    deck = { "Daring Poro", "Gust", "Mystic Poro", "Flash", "Charm" },
  },

  run = function(t)
    t:answers { you = { { recycle = "none" } } }
    t:next_turn()

    t:expect { you = { base = { "Dazzling Aurora", "Dazzling Aurora", "Daring Poro", "Mystic Poro" } } }
  end,
}
