-- VEN-148 Shadow Dash.

scenario "An enemy moves to your two units, who get a Might each for the turn" {
  covers = { "VEN-148", "445", "477.3" },
  you = { hand = { "Shadow Dash" }, units = { ["0"] = { "Recruit", "Pouty Poro" } }, runes = { calm = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shadow Dash", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0" })
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Pouty Poro", { might = 3 })
  end,
}

scenario "Three units of yours there get nothing" {
  covers = { "VEN-148" },
  you = { hand = { "Shadow Dash" }, units = { ["0"] = { "Recruit", "Pouty Poro", "Stalwart Poro" } }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shadow Dash", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0" })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Pouty Poro", { might = 2 })
  end,
}

scenario "A battlefield without units of yours is no place for it" {
  covers = { "VEN-148", "355.4" },
  you = { hand = { "Shadow Dash" }, units = { ["0"] = { "Recruit" } }, runes = { order = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Shadow Dash", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "0" })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Without units at a battlefield Shadow Dash cannot be played" {
  covers = { "VEN-148", "355.4" },
  you = { hand = { "Shadow Dash" }, base = { "Recruit" }, runes = { order = 2 } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t) t.you:refused("play", "Shadow Dash") end,
}

scenario "For five Energy and two Power Shadow Dash comes out of the trash" {
  covers = { "VEN-148", "Flow", "829" },
  you = { trash = { "Shadow Dash" }, units = { ["0"] = { "Recruit", "Pouty Poro" } }, runes = { fury = 5 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shadow Dash", { from = "trash", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect { you = { banished = { "Shadow Dash" }, runes = 3 } }
  end,
}
