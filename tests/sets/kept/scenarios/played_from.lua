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

scenario "A spell that lay facedown here is played from here, the second one of the turn is not the first" {
  covers = { "KPT-022", "811.1" },
  you = {
    units = { ["Smugglers' Stair"] = { "Recruit" } }, facedown = { ["Smugglers' Stair"] = { "Fight or Flight" } },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Fight or Flight", { from = "facedown", target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "A spell that lay facedown elsewhere, or came from the hand, is not played from here" {
  covers = { "KPT-022", "811.1" },
  you = {
    units = { ["Smugglers' Stair"] = { "Chemtech Enforcer" }, ["Void Gate"] = { "Recruit" } },
    facedown = { ["Void Gate"] = { "Fight or Flight" } }, deck = { "Gust" }, hand = { "Gust" }, runes = { chaos = 2 },
  },

  run = function(t)
    t.you:play("Fight or Flight", { from = "facedown", target = "Recruit" })
    t:everyone_passes()
    t.you:play("Gust", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect { you = { deck = { "Gust" } } }
  end,
}

scenario "A unit that lay facedown here is played from here" {
  covers = { "KPT-022", "811.1" },
  you = {
    units = { ["Smugglers' Stair"] = { "Recruit" } }, facedown = { ["Smugglers' Stair"] = { "Pakaa Cub" } },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}
