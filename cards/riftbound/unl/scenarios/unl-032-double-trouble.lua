-- UNL-032 Double Trouble.

scenario "Double Trouble shows a unit of the top three and draws it" {
  covers = { "UNL-032", "413", "424", "416" },
  you = {
    hand = { "Double Trouble" },
    runes = { calm = 2 },
    deck = { "Cleave", "Pouty Poro", "Gust", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Double Trouble")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Cleave")
    t.you:offers_not("pick", "Mega-Mech")
    t.you:answer("Pouty Poro")

    t:expect { you = { hand = { "Pouty Poro" }, deck = { "Mega-Mech" }, deck_size = 3 } }
    t:log_has("reveals Pouty Poro")
  end,
}

scenario "Double Trouble, repeated, may take one unit and leave the next" {
  covers = { "UNL-032", "Repeat", "820" },
  you = {
    hand = { "Double Trouble" },
    runes = { calm = 4 },
    deck = { "Cleave", "Pouty Poro", "Gust", "Mega-Mech", "Pit Rookie", "Stupefy", "Discipline" },
  },

  run = function(t)
    t:answers { you = { { pick = "Pouty Poro" }, { pick = {} } } }
    t.you:play("Double Trouble", { additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, deck = { "Discipline" }, deck_size = 6, runes_ready = 0 } }
  end,
}

scenario "The unit of Double Trouble is drawn: as second card of the turn it counts for the Jewel" {
  covers = { "UNL-032", "UNL-074", "413" },
  you = {
    hand = { "Meditation", "Double Trouble" },
    runes = { calm = 4 },
    gear = { "Frigid Jewel" },
    base = { "Recruit" },
    deck = { "Cleave", "Pouty Poro", "Gust", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Meditation", { additional = false })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 1 })
    t:answers { you = { { pick = "Pouty Poro" } } }
    t.you:play("Double Trouble")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}
