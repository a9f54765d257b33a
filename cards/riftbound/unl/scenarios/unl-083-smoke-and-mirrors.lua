-- UNL-083 Smoke and Mirrors.

scenario "A Sprite in base and a unit in the field change places" {
  covers = { "UNL-083", "446", "Temporary", "Action" },
  you = {
    hand = { "Smoke and Mirrors" },
    runes = { mind = 2 },
    base = { "Sprite", "Pouty Poro" },
    units = { ["0"] = { "Recruit" } },
  },

  run = function(t)
    t.you:play("Smoke and Mirrors", { target = { { "Recruit" }, { "Sprite" } } })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Pouty Poro" }, units = { ["0"] = { "Sprite" } }, hand_size = 1 } }
  end,
}

scenario "If neither is Temporary they stay, and you draw all the same" {
  covers = { "UNL-083", "359.3.e.14" },
  you = { hand = { "Smoke and Mirrors" }, runes = { mind = 2 }, base = { "Pouty Poro" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Smoke and Mirrors", { target = { { "Pouty Poro" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect { you = { base = { "Pouty Poro" }, units = { ["0"] = { "Recruit" } }, hand_size = 1 } }
  end,
}

scenario "Two units at one place, or an enemy, are no pair for Smoke and Mirrors" {
  covers = { "UNL-083", "355.8" },
  you = { hand = { "Smoke and Mirrors" }, runes = { mind = 2 }, base = { "Sprite", "Recruit" } },
  foe = { units = { ["0"] = { "Sprite" } } },

  run = function(t)
    t.you:refused("play", "Smoke and Mirrors", "355.8")
  end,
}
