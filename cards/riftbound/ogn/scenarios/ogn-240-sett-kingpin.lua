-- OGN-240 Sett, Kingpin.

scenario "Each buffed friendly unit at Sett's battlefield adds one Might, his own buff too" {
  covers = { "OGN-240", "Tank" },
  you = {
    units = { ["0"] = { { "Sett, Kingpin", buffs = 1 }, { "Daring Poro", buffs = 1 }, "Petty Officer" } },
    base = { { "Mega-Mech", buffs = 1 } },
  },

  run = function(t)
    t:expect_unit("Sett, Kingpin", { might = 8, keywords = { "Tank" } })
  end,
}

scenario "In base buffed company is nothing to Sett" {
  covers = { "OGN-240" },
  you = { base = { "Sett, Kingpin", { "Mega-Mech", buffs = 1 } } },

  run = function(t)
    t:expect_unit("Sett, Kingpin", { might = 5 })
  end,
}

scenario "A buff that is spent beside Sett takes his Might along" {
  covers = { "OGN-240", "OGN-164" },
  you = { units = { ["0"] = { { "Sett, Brawler", buffs = 1 }, "Sett, Kingpin" } } },

  run = function(t)
    t:expect_unit("Sett, Kingpin", { might = 6 })
    t.you:use("Sett, Brawler")
    t:everyone_passes()

    t:expect_unit("Sett, Kingpin", { might = 5 })
    t:expect_unit("Sett, Brawler", { might = 8 })
  end,
}
