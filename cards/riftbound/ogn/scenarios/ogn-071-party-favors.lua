-- OGN-071 Party Favors.

scenario "For Cards both draw" {
  covers = { "OGN-071", "355.17" },
  you = { hand = { "Party Favors" }, runes = { calm = 3 }, deck = { "Cleave", "Pouty Poro" } },
  foe = { deck = { "Gust", "Stupefy" } },

  run = function(t)
    t.you:play("Party Favors")
    t:answers { foe = { { mode = "Cards" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, runes = 3 }, foe = { hand = { "Gust" }, runes = 0 } }
  end,
}

scenario "For Runes both channel one, exhausted" {
  covers = { "OGN-071", "430" },
  you = { hand = { "Party Favors" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Party Favors")
    t:answers { foe = { { mode = "Runes" } } }
    t:everyone_passes()

    t:expect { you = { hand = {}, runes = 4, runes_exhausted = 4 }, foe = { hand = {}, runes = 1, runes_exhausted = 1 } }
  end,
}

scenario "In a game of three each of the others chooses for itself" {
  covers = { "OGN-071", "303" },
  you = { hand = { "Party Favors" }, runes = { calm = 3 }, deck = { "Gust", "Flash" } },
  foe = { deck = { "Mystic Poro", "Gust" } },
  foe2 = {},

  run = function(t)
    t:answers { foe = { { mode = "Cards" } }, foe2 = { { mode = "Runes" } } }
    t.you:play("Party Favors")
    t:everyone_passes()

    t:expect {
      you = { hand = { "Gust" }, runes = 4 },
      foe = { hand = { "Mystic Poro" }, runes = 0 },
      foe2 = { hand = {}, runes = 1 },
    }
  end,
}

scenario "A teammate is another player: it chooses and shares as well" {
  covers = { "OGN-071", "489" },
  you = { hand = { "Party Favors" }, resources = { energy = 3 } },
  mate = {},
  foe = {},

  run = function(t)
    t.you:play("Party Favors")
    t:answers { mate = { { mode = "Runes" } }, foe = { { mode = "Cards" } }, foe2 = { { mode = "Cards" } } }
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes = 1 }, mate = { hand_size = 0, runes = 1 }, foe = { hand_size = 1 }, foe2 = { hand_size = 1 } }
  end,
}
