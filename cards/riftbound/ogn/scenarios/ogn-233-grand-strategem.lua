-- OGN-233 Grand Strategem.

scenario "Grand Strategem gives all friendly units five Might this turn" {
  covers = { "OGN-233", "477.3" },
  you = {
    hand = { "Grand Strategem" },
    runes = { order = 6 },
    base = { "Daring Poro" },
    units = { ["0"] = { "Petty Officer" } },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Grand Strategem")
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 7 })
    t:expect_unit("Petty Officer", { might = 10 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A unit that comes later does not share in Grand Strategem" {
  covers = { "OGN-233", "477.3.b" },
  you = { hand = { "Grand Strategem", "Daring Poro" }, runes = { order = 8 }, base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Grand Strategem")
    t:everyone_passes()
    t.you:play("Daring Poro", { to = "base" })

    t:expect_unit("Daring Poro", { might = 2 })
    t:expect_unit("Petty Officer", { might = 10 })
  end,
}

scenario "A teammate's units are friendly to Grand Strategem" {
  covers = { "OGN-233", "489.8.e" },
  you = { hand = { "Grand Strategem" }, runes = { order = 9 }, base = { "Recruit" } },
  mate = { base = { "Daring Poro" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Grand Strategem")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 6 })
    t:expect_unit("Daring Poro", { might = 7 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}
