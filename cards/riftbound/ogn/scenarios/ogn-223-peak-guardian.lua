-- OGN-223 Peak Guardian.

scenario "At a battlefield Peak Guardian buffs itself and every friend there that has no buff" {
  covers = { "OGN-223", "705" },
  you = {
    hand = { "Peak Guardian" },
    runes = { order = 6 },
    units = { ["Void Gate"] = { "Daring Poro", { "Petty Officer", buffs = 1 } }, ["Zaun Warrens"] = { "Mega-Mech" } },
    base = { "Vanguard Sergeant" },
  },

  run = function(t)
    t.you:play("Peak Guardian", { to = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Peak Guardian", { might = 6, buffs = 1 })
    t:expect_unit("Daring Poro", { might = 3, buffs = 1 })
    t:expect_unit("Petty Officer", { might = 6, buffs = 1 })
    t:expect_unit("Mega-Mech", { buffs = 0 })
    t:expect_unit("Vanguard Sergeant", { buffs = 0 })
  end,
}

scenario "In the base Peak Guardian buffs itself alone" {
  covers = { "OGN-223" },
  you = { hand = { "Peak Guardian" }, runes = { order = 6 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Peak Guardian")
    t:everyone_passes()

    t:expect_unit("Peak Guardian", { might = 6, buffs = 1 })
    t:expect_unit("Daring Poro", { buffs = 0 })
  end,
}
