-- A status that counts, and events that say which status or counter they are about (441, 741, 728).

scenario "A unit is singed three times: read, compared and taken off" {
  covers = { "TIE-023", "TIE-024", "741" },
  you = { hand = { "Ember Priest", "Flare Up" }, runes = { fury = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Ember Priest")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { singed = 3 })
    t.you:play("Flare Up", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { singed = 0, damage = 3 })
  end,
}

scenario "A position says how often; a unit that is not singed is no target" {
  covers = { "TIE-024", "741", "355.8" },
  you = { hand = { "Flare Up", "Flare Up" }, runes = { fury = 2 } },
  foe = { base = { { "Mega-Mech", singed = 2 } } },

  run = function(t)
    t.you:play("Flare Up", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 2 })
    t.you:refused("play", "Flare Up", "355.8")
  end,
}

scenario "Who waits for one counter does not hear of another" {
  covers = { "TIE-025", "TIE-026", "741" },
  you = {
    hand = { "Cold Snap", "Ember Priest" }, base = { "Ash Watcher" }, runes = { fury = 2 },
    deck = { "Gust", "Discipline" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cold Snap", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { hand = { "Ember Priest" } } }
    t:expect_unit("Mega-Mech", { chill = 1, might = 8 })
    t.you:play("Ember Priest")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Mega-Mech", { singed = 3, might = 7 })
  end,
}

scenario "What is taken off is no singeing" {
  covers = { "TIE-025", "TIE-024", "741" },
  you = { hand = { "Flare Up" }, base = { "Ash Watcher" }, runes = { fury = 1 }, deck = { "Gust" } },
  foe = { base = { { "Mega-Mech", singed = 2 } } },

  run = function(t)
    t.you:play("Flare Up", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { hand = {} } }
  end,
}

scenario "It goes with the unit to another player, and not with the card to another zone" {
  covers = { "TIE-025", "191", "124" },
  you = {
    hand = { "Possession", "Gust" }, base = { "Ash Watcher" }, runes = { chaos = 12 },
  },
  foe = { units = { ["0"] = { { "Pouty Poro", singed = 2 } } } },

  run = function(t)
    t:expect_unit("Pouty Poro", { might = 1 })
    t.you:play("Possession", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { controller = "you", singed = 2, might = 2 })
  end,
}

scenario "Who waits for one status does not hear of another" {
  covers = { "TIE-027", "TIE-028", "441" },
  you = { hand = { "Two Seals" }, base = { "Brand Smith", "Recruit" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Two Seals", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { sealed = true, hallowed = true, might = 2 })
  end,
}

scenario "A status that the unit had already is not given anew" {
  covers = { "TIE-027", "TIE-028", "441" },
  you = { hand = { "Two Seals" }, base = { "Brand Smith", { "Recruit", sealed = true } }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Two Seals", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { hallowed = true, might = 1 })
  end,
}

scenario "Losing one and what happened this turn" {
  covers = { "TIE-029", "TIE-030", "442" },
  you = {
    hand = { "Break the Seals", "Two Seals" }, base = { "Fallen Saint", { "Recruit", sealed = true, hallowed = true } },
    runes = { order = 2 }, deck = { "Gust", "Discipline" },
  },

  run = function(t)
    t.you:play("Break the Seals", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { hand = { "Two Seals", "Gust" } } }
    t:expect_unit("Fallen Saint", { might = 2 })
    t.you:play("Two Seals", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Fallen Saint", { might = 4 })
    t:next_turn()
    t:expect_unit("Fallen Saint", { might = 2 })
  end,
}

scenario "Of the numbers of a player one is waited for" {
  covers = { "TIE-031", "TIE-032", "728" },
  you = { hand = { "Small Favor" }, base = { "Court Jester" }, runes = { order = 1 }, deck = { "Gust", "Discipline" } },

  run = function(t)
    t.you:play("Small Favor")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" }, xp = 2, favor = 1 } }
  end,
}
