-- UNL-135 Insightful Investigator.

scenario "Two experience let the Investigator change a card of the opponent's hand" {
  covers = { "UNL-135", "424", "422" },
  you = { hand = { "Insightful Investigator" }, resources = { energy = 3 }, xp = 3 },
  foe = { hand = { "Cleave", "Flash" }, deck = { "Gust", "Charm" } },

  run = function(t)
    t.you:play("Insightful Investigator")
    t:answers { you = { { additional = true, pick = "Flash" } } }
    t:everyone_passes()

    t:expect { you = { xp = 1 }, foe = { hand = { "Cleave", "Gust" }, trash = { "Flash" } } }
  end,
}

scenario "The Investigator looks and keeps the experience" {
  covers = { "UNL-135", "424" },
  you = { hand = { "Insightful Investigator" }, resources = { energy = 3 }, xp = 3 },
  foe = { hand = { "Cleave", "Flash" } },

  run = function(t)
    t.you:play("Insightful Investigator")
    t:answers { you = { { additional = false } } }
    t:everyone_passes()

    t:log_has("reveals")
    t:expect { you = { xp = 3 }, foe = { hand = { "Cleave", "Flash" } } }
  end,
}

scenario "With one experience the Investigator only looks" {
  covers = { "UNL-135" },
  you = { hand = { "Insightful Investigator" }, resources = { energy = 3 }, xp = 1 },
  foe = { hand = { "Cleave" } },

  run = function(t)
    t.you:play("Insightful Investigator")
    t:everyone_passes()

    t:expect { you = { xp = 1 }, foe = { hand = { "Cleave" } } }
  end,
}

scenario "An empty hand offers no card, so whoever pays gets nothing and nobody draws" {
  covers = { "UNL-135", "359.3.e.14" },
  you = { hand = { "Insightful Investigator" }, resources = { energy = 3 }, xp = 2 },
  foe = {},

  run = function(t)
    t.you:play("Insightful Investigator")
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect { you = { xp = 0 }, foe = { hand = {} } }
  end,
}
