scenario "Frigid Touch without Repeat is carried out once" {
  covers = { "SFD-066", "820" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = false, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
    t:expect { you = { runes_ready = 2, trash = { "Frigid Touch" } } }
  end,
}

scenario "Repeat paid: the same unit twice" {
  covers = { "SFD-066", "820.2" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 4 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Repeat paid: two units, each its own" {
  covers = { "820.2.a", "SFD-066", "820.2" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 4 } },
  foe = { base = { "Mega-Mech", "Mountain Drake" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Mega-Mech" }, { "Mountain Drake" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
    t:expect_unit("Mountain Drake", { might = 8 })
  end,
}

scenario "Repeat is not offered without the Energy" {
  covers = { "SFD-066", "820", "355.1" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Frigid Touch", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "One execution may miss and the other not" {
  covers = { "SFD-066", "359.3.e", "820.2" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 4 } },
  foe = {
    base = { { "Daring Poro", damage = 1 }, "Mega-Mech" },
    hand = { "Frigid Touch" },
    runes = { mind = 2 },
  },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Daring Poro" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Frigid Touch", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
    t:expect { foe = { trash = { "Daring Poro", "Frigid Touch" } } }
  end,
}

scenario "Deflect is paid for each execution" {
  covers = { "SFD-066", "809", "820", "356.2.a" },
  you = { hand = { "Frigid Touch" }, resources = { energy = 4 }, runes = { calm = 2 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Pouty Poro" }, { "Pouty Poro" } } })

    t:expect { you = { runes = 0 } }
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { might = 0 })
  end,
}

scenario "Repeat is not offered where Deflect could not be paid twice" {
  covers = { "SFD-066", "809", "820" },
  you = { hand = { "Frigid Touch" }, resources = { energy = 4 }, runes = { calm = { exhausted = 1 } } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Frigid Touch", { target = "Pouty Poro" })

    t:expect { you = { runes = 0, resources = { energy = 2 } } }
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { might = 0 })
  end,
}

scenario "The first execution leaves enough Power for the second" {
  covers = { "SFD-066", "809", "820" },
  you = { hand = { "Frigid Touch" }, resources = { energy = 4 }, runes = { calm = { exhausted = 1 } } },
  foe = { base = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "Might below zero counts as zero, and the turn ends it" {
  covers = { "SFD-066", "143.2", "317.2" },
  you = { hand = { "Frigid Touch" }, runes = { mind = 4 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Frigid Touch", { additional = true, target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 0, at = "base" })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}
