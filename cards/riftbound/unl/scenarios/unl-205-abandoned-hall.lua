-- UNL-205 Abandoned Hall.

scenario "A spell lets its player strengthen a unit of theirs at the Hall" {
  covers = { "UNL-205", "190.6.c" },
  you = { units = { ["Abandoned Hall"] = { "Recruit" } }, base = { "Mega-Mech" }, hand = { "Cleave" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Nobody has to, and a unit is no spell" {
  covers = { "UNL-205", "383.3.a" },
  you = { units = { ["Abandoned Hall"] = { "Recruit" } }, hand = { "Cleave", "Daring Poro" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()
    t.you:play("Daring Poro", { to = "base" })

    t:expect { chain = {} }
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "A countered spell is nothing to the Hall; the counterspell is, once it has resolved" {
  covers = { "UNL-205", "R001", "419.4.a.1", "425.1.b", "350.1" },
  you = { units = { ["Abandoned Hall"] = { "Mega-Mech" } }, hand = { "Cleave" }, resources = { energy = 1 } },
  foe = { hand = { "Defy" }, resources = { energy = 1, calm = 1 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Cleave" })
    t:everyone_passes()

    t:expect { chain = {}, foe = { trash = { "Defy" } } }
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "In a fight at the Hall the attacker's spell serves the attacker" {
  covers = { "UNL-205", "R001", "190.6.c" },
  you = { units = { ["Abandoned Hall"] = { "Mega-Mech" } }, hand = { "Cleave" }, resources = { energy = 1 } },
  foe = { hand = { "Defy" }, resources = { energy = 1, calm = 1 }, base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "Abandoned Hall")
    t.foe:pass()
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Cleave" })
    t:answers { foe = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A unit that Arcane Shift plays again at the Hall is there before the Hall's ability chooses" {
  covers = { "UNL-205", "SFD-200", "R003", "354.2", "354.3", "337.1.b", "337.2", "419.4.a" },
  you = { units = { ["Abandoned Hall"] = { "Mega-Mech" } }, hand = { "Arcane Shift" }, resources = { energy = 3, mind = 1, chaos = 1 } },
  foe = { units = { ["Zaun Warrens"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Arcane Shift", { target = { { "Mega-Mech" }, { "Petty Officer" } } })
    t:answers { you = { { to = "Abandoned Hall", may = true } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Abandoned Hall", might = 9 })
  end,
}
