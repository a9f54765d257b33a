-- UNL-214 Ripper's Bay.

scenario "A unit that returns from the Bay to a hand is worth an exhausted rune for one Energy" {
  covers = { "UNL-214", "190.6.c", "430" },
  you = { units = { ["Ripper's Bay"] = { "Recruit", "Shipyard Skulker" } }, hand = { "Gust" }, resources = { energy = 2 }, rune_deck = { chaos = 2 } },

  run = function(t)
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" }, runes_exhausted = 1, resources = { energy = 0 } } }
  end,
}

scenario "The player to whose hand it goes pays and gets the rune, whoever controls the Bay" {
  covers = { "UNL-214", "190.6.c" },
  battlefields = { "Ripper's Bay", "Zaun Warrens" },
  you = { units = { ["Ripper's Bay"] = { "Mega-Mech", { "Shipyard Skulker", owner = "foe" } } }, hand = { "Gust" }, resources = { energy = 2 } },
  foe = { resources = { energy = 1 }, rune_deck = { chaos = 2 } },

  run = function(t)
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t:answers { foe = { { may = true } } }
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" }, runes_exhausted = 1, resources = { energy = 0 } }, you = { runes = 0 } }
  end,
}

scenario "Nobody has to pay, and nothing is due for a return from elsewhere" {
  covers = { "UNL-214" },
  you = {
    units = { ["Ripper's Bay"] = { "Recruit", "Shipyard Skulker" }, ["Zaun Warrens"] = { "Daring Poro", "Recruit" } },
    hand = { "Gust", "Gust" }, resources = { energy = 4 },
  },

  run = function(t)
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()
    t.you:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = { "Shipyard Skulker", "Daring Poro" }, runes = 0 } }
  end,
}

scenario "A unit that dies at the Bay or moves home is worth nothing" {
  covers = { "UNL-214" },
  you = { units = { ["Ripper's Bay"] = { "Recruit", "Daring Poro", "Mystic Poro" } }, hand = { "Vengeance" }, resources = { energy = 6, order = 2 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:move("Mystic Poro", "base")

    t:expect { chain = {}, you = { runes = 0 } }
  end,
}
