-- Clauses that a passive gives together know each other, like those of one script (356.2).

scenario "A discount that was given knows the cost that was given with it" {
  covers = { "LTR-084", "356.4" },
  you = { base = { "Song Tax", "Mega-Mech" }, hand = { "Discipline", "Gust" } },

  run = function(t)
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
    t:expect { you = { trash = { "Discipline", "Gust" } } }
  end,
}

scenario "Two givers, each with its own pair" {
  covers = { "LTR-085", "LTR-086", "356.2" },
  you = {
    gear = { "Welcome Drum", "Vow Keeper" }, hand = { "Vowed Squire", "Gust", "Gust" },
    runes = { fury = 2 }, deck = { "Mega-Mech" },
  },

  run = function(t)
    t:answers { you = { { additional = false }, { additional = true }, { discard = "Gust" } } }
    t.you:play("Vowed Squire", { discard = "Gust#1" })
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 1 } }
    t:expect_unit("Vowed Squire", { empowered = true })
  end,
}

scenario "Who discards a card has the unit come empowered" {
  covers = { "LTR-086", "356.2" },
  you = { gear = { "Vow Keeper" }, hand = { "Daring Poro", "Gust" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Daring Poro", { additional = true, discard = "Gust" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Gust" } } }
    t:expect_unit("Daring Poro", { empowered = true })
  end,
}

scenario "Who discards none has it come plain" {
  covers = { "LTR-086", "356.2" },
  you = { gear = { "Vow Keeper" }, hand = { "Daring Poro", "Gust" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Daring Poro", { additional = false })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = {} } }
    t:expect_unit("Daring Poro", { empowered = false })
  end,
}

scenario "What a unit does when it was played knows the cost that was given" {
  covers = { "LTR-085", "356.2" },
  you = { gear = { "Welcome Drum" }, hand = { "Late Vow" }, runes = { fury = 2 }, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Late Vow", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, runes_ready = 0 } }
  end,
}

scenario "And that it was not paid" {
  covers = { "LTR-085", "356.2" },
  you = { gear = { "Welcome Drum" }, hand = { "Late Vow" }, runes = { fury = 2 }, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Late Vow", { additional = false })
    t:everyone_passes()

    t:expect { you = { hand = {}, runes_ready = 1 } }
  end,
}
