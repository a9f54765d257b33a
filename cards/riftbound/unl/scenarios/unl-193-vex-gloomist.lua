-- UNL-193 Vex, Gloomist.

scenario "When you hold, Vex may be exhausted for a card" {
  covers = { "UNL-193", "383.4.d" },
  turn_player = "foe",
  you = { legend = "Vex, Gloomist", units = { ["0"] = { "Recruit" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    t:expect { you = { hand = { "Gust", "Flash" }, legend_exhausted = true } }
  end,
}

scenario "Vex may stay ready" {
  covers = { "UNL-193", "383.3.a" },
  turn_player = "foe",
  you = { legend = "Vex, Gloomist", units = { ["0"] = { "Recruit" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:next_turn()

    t:expect { you = { hand = { "Gust" }, legend_exhausted = false } }
  end,
}

scenario "An opponent's hold is nothing to Vex" {
  covers = { "UNL-193" },
  you = { legend = "Vex, Gloomist" },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:next_turn()

    t:expect { foe = { points = 1 }, you = { hand = {}, legend_exhausted = false } }
  end,
}

scenario "An ally's hold counts for Vex" {
  covers = { "UNL-193", "740" },
  turn_player = "foe",
  you = { legend = "Vex, Gloomist", deck = { "Gust", "Flash" } },
  foe = {},
  mate = { units = { ["0"] = { "Recruit" } } },
  foe2 = {},

  run = function(t)
    t:answers { you = { { may = true } } }
    t:next_turn()

    t:expect { turn_player = "mate", you = { hand = { "Gust" }, legend_exhausted = true } }
  end,
}
