-- UNL-015 Right of Conquest.

scenario "Right of Conquest draws one and one for each battlefield of yours" {
  covers = { "UNL-015", "413" },
  you = {
    hand = { "Right of Conquest" },
    runes = { fury = 3 },
    units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } },
  },

  run = function(t)
    t.you:play("Right of Conquest")
    t:everyone_passes()

    t:expect { you = { hand_size = 3 } }
  end,
}

scenario "Battlefields of the foe's draw nothing" {
  covers = { "UNL-015" },
  you = { hand = { "Right of Conquest" }, runes = { fury = 3 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Right of Conquest")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "An ally's battlefield counts for the Right of Conquest" {
  covers = { "UNL-015", "740" },
  you = { hand = { "Right of Conquest" }, runes = { fury = 3 }, units = { ["0"] = { "Recruit" } } },
  mate = { units = { ["1"] = { "Recruit" } } },
  foe = { units = { ["2"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Right of Conquest")
    t:everyone_passes()

    t:expect { you = { hand_size = 3 } }
  end,
}
