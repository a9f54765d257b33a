-- VEN-053 Otterpus.

scenario "In the second turn a conquest brings its player a card in place of the point" {
  covers = { "VEN-053", "369", "471" },
  you = { base = { "Recruit", "Otterpus" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { points = 0, hand = { "Gust" } } }
  end,
}

scenario "The foe's conquest of an early turn is a card for the foe" {
  covers = { "VEN-053", "369" },
  you = { base = { "Otterpus" } },
  foe = { base = { "Recruit" }, deck = { "Gust", "Flash" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()

    t:expect { foe = { points = 0, hand = { "Gust" } }, you = { hand = {} } }
  end,
}

scenario "Held early, a battlefield brings a card too" {
  covers = { "VEN-053", "469.2" },
  you = { units = { ["0"] = { "Otterpus" } }, deck = { "Gust", "Flash", "Charm" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 0, hand = { "Gust", "Flash" } } }
  end,
}

scenario "What follows a conquest happens all the same" {
  covers = { "VEN-053", "383.4.c" },
  you = { base = { { "Nasus, Ascended", empowered = true }, "Otterpus" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Nasus, Ascended", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1, hand = { "Gust" } } }
  end,
}

scenario "In the third turn of a player a conquest is worth its point" {
  covers = { "VEN-053", "364" },
  you = { base = { "Recruit", "Otterpus" }, deck = { "Gust", "Flash" } },
  turn = 5,

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { points = 1, hand = {} } }
  end,
}

scenario "Two Otterpuses make one card of one point" {
  covers = { "VEN-053", "370.2" },
  you = { base = { "Recruit", "Otterpus", "Otterpus" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()

    t:expect { you = { points = 0, hand = { "Gust" } } }
  end,
}
