-- From where a card was played: also of a permanent that has entered since (359.2).

scenario "A unit out of the hand was in the hand" {
  covers = { "KPT-014", "359.2", "419.4" },
  you = { base = { "Gate Watcher" }, hand = { "Pouty Poro" }, runes = { calm = 5, fury = 5 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Gate Watcher", { might = 4 })
  end,
}

scenario "A unit out of the Champion Zone was not" {
  covers = { "KPT-014", "359.2" },
  you = { base = { "Gate Watcher" }, champion = "Kennen, Keeper of Balance", runes = { order = 3 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Kennen, Keeper of Balance", { from = "champion_zone", to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Gate Watcher", { might = 2 })
  end,
}

scenario "What came facedown, and was hidden, was not in the hand" {
  covers = { "KPT-014", "KPT-015" },
  you = { base = { "Gate Watcher", "Road Scribe" }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Pakaa Cub" } }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Gate Watcher", { might = 2 })
    t:expect_unit("Road Scribe", { might = 3 })
  end,
}

scenario "A list of places is any of them, and the ability knows the place as it resolves" {
  covers = { "KPT-015", "419.4" },
  you = { base = { "Road Scribe" }, champion = "Kennen, Keeper of Balance", runes = { order = 3 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Kennen, Keeper of Balance", { from = "champion_zone", to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Road Scribe", { might = 3 })
  end,
}

scenario "The hand is none of the places" {
  covers = { "KPT-015" },
  you = { base = { "Road Scribe" }, hand = { "Pouty Poro" }, runes = { calm = 5 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Road Scribe", { might = 2 })
  end,
}
