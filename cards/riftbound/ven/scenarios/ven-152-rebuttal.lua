-- VEN-152 Rebuttal.

scenario "Without the Power Rebuttal counters the spell" {
  covers = { "VEN-152", "R074", "204.3.b", "205", "425" },
  you = { hand = { "Rebuttal" }, runes = { mind = 2 }, base = { "Pouty Poro" } },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Pouty Poro" }, { "Pouty Poro" } } })
    t.foe:pass()
    t.you:play("Rebuttal", { target = "Falling Star" })
    t:expect { you = { runes = 1 } }
    t:answers { you = { { additional = false } } }
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { damage = 0 })
    t:expect { foe = { trash = { "Falling Star" } }, you = { trash = { "Rebuttal" }, runes = 1 } }
  end,
}

scenario "For a Power the spell is yours, with new choices" {
  covers = { "VEN-152", "R074", "191", "751" },
  you = { hand = { "Rebuttal" }, runes = { mind = 2 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 }, units = { ["1"] = { "Stalwart Poro" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Rebuttal", { target = "Hextech Ray" })
    t:answers { you = { { additional = true }, { may = true }, { target = "Stalwart Poro" } } }
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect { foe = { trash = { "Hextech Ray", "Stalwart Poro" } }, you = { runes = 0 } }
  end,
}

scenario "A spell of five Energy is too much for Rebuttal" {
  covers = { "VEN-152", "206" },
  you = { hand = { "Rebuttal" }, runes = { mind = 2 } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 }, units = { ["0"] = { "Mega-Mech" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Mega-Mech" })
    t.foe:pass()

    t.you:offers_not("play", "Rebuttal")
  end,
}

scenario "Whoever has the spell in the end has played it" {
  covers = { "VEN-152", "R076", "419.4.a", "191.2" },
  you = { hand = { "Rebuttal" }, runes = { mind = 2 }, base = { "Ravenbloom Student" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 }, base = { "Ravenbloom Student" }, units = { ["0"] = { "Recruit", "Pouty Poro" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Gust", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Rebuttal", { target = "Gust" })
    t:answers { you = { { additional = true }, { may = false } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Pouty Poro" } }, trash = { "Gust" } } }
    t:expect_unit("your Ravenbloom Student", { might = 4 })
    t:expect_unit("foe's Ravenbloom Student", { might = 2 })
  end,
}
