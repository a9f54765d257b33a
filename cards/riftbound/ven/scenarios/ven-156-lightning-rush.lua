-- VEN-156 Lightning Rush.

scenario "One of the next three cards is drawn, the others go to the trash" {
  covers = { "VEN-156", "413" },
  you = { hand = { "Lightning Rush" }, runes = { order = 1 }, deck = { "Gust", "Cleave", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Lightning Rush")
    t:answers { you = { { pick = "Cleave" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave" }, trash = { "Lightning Rush", "Gust", "Pouty Poro" }, deck = { "Mega-Mech" } } }
  end,
}

scenario "Nothing need be drawn" {
  covers = { "VEN-156" },
  you = { hand = { "Lightning Rush" }, runes = { order = 1 }, deck = { "Gust", "Cleave", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Lightning Rush")
    t:answers { you = { { pick = "none" } } }
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Lightning Rush", "Gust", "Cleave", "Pouty Poro" } } }
  end,
}

scenario "For two Energy and a Power Lightning Rush comes out of the trash, and is banished" {
  covers = { "VEN-156", "Flow", "829" },
  you = { trash = { "Lightning Rush" }, runes = { fury = 2 }, deck = { "Gust", "Cleave", "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Lightning Rush", { from = "trash" })
    t:answers { you = { { pick = "Gust" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Cleave", "Pouty Poro" }, banished = { "Lightning Rush" }, runes = 1 } }
  end,
}
