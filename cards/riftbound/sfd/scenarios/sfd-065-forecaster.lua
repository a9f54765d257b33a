scenario "A Mech played beside the Forecaster has Vision" {
  covers = { "SFD-065", "817" },
  you = { base = { "Forecaster" }, hand = { "Bubble Bot" }, runes = { mind = 3 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:expect_unit("Forecaster", { keywords = { "Vision" } })
    t:answers { you = { { target = "Forecaster", recycle = "Gust" } } }
    t.you:play("Bubble Bot")
    t:everyone_passes()

    t:expect { you = { deck = { "Flash", "Gust" } } }
  end,
}

scenario "The Forecaster sees for itself as well" {
  covers = { "SFD-065", "817" },
  you = { hand = { "Forecaster" }, runes = { mind = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Forecaster")
    t:answers { you = { { recycle = "none" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Gust", "Flash" } } }
  end,
}

scenario "No Vision for what is no Mech, nor for the enemy's Mechs" {
  covers = { "SFD-065", "740" },
  you = { base = { "Forecaster", "Shipyard Skulker" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Vision" } })
    t:expect_unit("Mega-Mech", { no_keywords = { "Vision" } })
  end,
}
