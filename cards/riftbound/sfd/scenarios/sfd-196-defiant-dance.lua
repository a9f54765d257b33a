-- SFD-196 Defiant Dance.

scenario "Defiant Dance: two Might change sides for the turn" {
  covers = { "SFD-196", "477.3", "317.2" },
  you = { hand = { "Defiant Dance" }, runes = { chaos = 2 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Defiant Dance", { target = { { "Daring Poro" }, { "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 4 })
    t:expect_unit("Petty Officer", { might = 3 })
    t:next_turn()
    t:expect_unit("Daring Poro", { might = 2 })
    t:expect_unit("Petty Officer", { might = 5 })
  end,
}

scenario "Defiant Dance wants two partners" {
  covers = { "SFD-196", "355.8" },
  you = { hand = { "Defiant Dance" }, runes = { chaos = 2 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Defiant Dance", "355.8")
  end,
}

scenario "When one partner is gone Defiant Dance still moves the other" {
  covers = { "SFD-196", "359.3.e.5" },
  you = { hand = { "Defiant Dance" }, runes = { chaos = 2 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer" }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Defiant Dance", { target = { { "Petty Officer" }, { "Daring Poro" } } })
    t.you:pass()
    t.foe:play("Retreat", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Petty Officer" } }, you = { trash = { "Defiant Dance" } } }
    t:expect_unit("Daring Poro", { might = 0 })
  end,
}
