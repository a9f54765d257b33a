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
