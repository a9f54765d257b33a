scenario "Beside a Mech Production Surge costs two less, and brings a Mech and a card" {
  covers = { "SFD-076", "356.4", "184" },
  you = {
    units = { ["0"] = { "Mech" } },
    hand = { "Production Surge" },
    runes = { mind = 2 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Production Surge")
    t:everyone_passes()

    t:expect { you = { base = { "Mech" }, hand = { "Gust" }, runes = 1 } }
  end,
}

scenario "Without a Mech of its player's, Production Surge costs four" {
  covers = { "SFD-076", "357.1" },
  you = { base = { "Recruit" }, hand = { "Production Surge" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Production Surge", "357.1")
  end,
}
