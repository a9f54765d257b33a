-- SFD-151 Bonds of Strength.

scenario "Bonds of Strength: one Might for each of two friends until the turn ends" {
  covers = { "SFD-151", "477.3", "317.2" },
  you = { hand = { "Bonds of Strength" }, runes = { order = 2 }, base = { "Daring Poro", "Petty Officer", "Recruit" } },

  run = function(t)
    t.you:play("Bonds of Strength", { target = { "Daring Poro", "Recruit" } })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 3 })
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Petty Officer", { might = 5 })
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Bonds of Strength again: the same two or others, for two Energy" {
  covers = { "SFD-151", "820.2" },
  you = { hand = { "Bonds of Strength" }, runes = { order = 4 }, base = { "Daring Poro", "Petty Officer", "Recruit" } },

  run = function(t)
    t.you:play("Bonds of Strength", { additional = true, target = { { "Daring Poro", "Recruit" }, { "Recruit", "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 3 })
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Petty Officer", { might = 6 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Bonds of Strength wants two friends" {
  covers = { "SFD-151", "355.8" },
  you = { hand = { "Bonds of Strength" }, runes = { order = 2 }, base = { "Daring Poro" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Bonds of Strength", "355.8")
  end,
}
