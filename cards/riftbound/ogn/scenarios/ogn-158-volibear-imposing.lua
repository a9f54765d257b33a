-- OGN-158 Volibear, Imposing.

scenario "Two enemies march together to another battlefield: Volibear draws one card" {
  covers = { "OGN-158" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Volibear, Imposing" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Daring Poro", "Petty Officer" } },

  run = function(t)
    t.foe:move({ "Daring Poro", "Petty Officer" }, "1")
    t:everyone_passes()
    t:fight()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "An enemy who comes to Volibear's own battlefield brings no card" {
  covers = { "OGN-158" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Volibear, Imposing" } }, deck = { "Gust", "Flash" } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.foe:move("Daring Poro", "0")
    t:fight()

    t:expect { you = { hand = {} } }
  end,
}
