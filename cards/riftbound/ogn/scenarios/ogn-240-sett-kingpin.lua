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
