-- OGN-207 Call to Glory.

scenario "Call to Glory gives three Might until the turn ends" {
  covers = { "OGN-207", "477.3", "317.2" },
  you = { hand = { "Call to Glory" }, runes = { order = 3 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Call to Glory", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 5 })
    t:expect { you = { runes_ready = 0 } }
    t:next_turn()
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}

scenario "A buff given up pays all of Call to Glory, even for the unit that had it" {
  covers = { "OGN-207", "356.1.b", "705" },
  you = { hand = { "Call to Glory" }, runes = { order = 3 }, base = { { "Daring Poro", buffs = 1 } } },

  run = function(t)
    t:expect_unit("Daring Poro", { might = 3 })
    t.you:play("Call to Glory", { additional = true, target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 5, buffs = 0 })
    t:expect { you = { runes_ready = 3 } }
  end,
}

scenario "Who keeps the buff pays the Energy" {
  covers = { "OGN-207", "355.1" },
  you = { hand = { "Call to Glory" }, runes = { order = 3 }, base = { { "Daring Poro", buffs = 1 } } },

  run = function(t)
    t.you:play("Call to Glory", { additional = false, target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 6, buffs = 1 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "The opponent's buff does not pay for Call to Glory" {
  covers = { "OGN-207", "357.1" },
  you = { hand = { "Call to Glory" }, runes = { order = 2 }, base = { "Daring Poro" } },
  foe = { base = { { "Recruit", buffs = 1 } } },

  run = function(t)
    t.you:refused("play", "Call to Glory", "357.1")
  end,
}
