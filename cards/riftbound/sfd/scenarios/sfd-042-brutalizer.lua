scenario "Brutalizer is stronger in the turn of its attachment" {
  covers = { "SFD-042", "364", "150.2" },
  you = { base = { "Brutalizer", "Shipyard Skulker" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Brutalizer", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 4 })
  end,
}

scenario "A Brutalizer that was attached before gives one Might, until it changes its host" {
  covers = { "SFD-042", "434.1" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Brutalizer" } } },
    hand = { "Sentinel Adept" },
    runes = { calm = 1, fury = 3 },
  },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t.you:play("Sentinel Adept", { may = true, target = "Brutalizer" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:expect_unit("Sentinel Adept", { might = 6 })
  end,
}

scenario "Another Equipment attached this turn does not wake an old Brutalizer" {
  covers = { "SFD-042", "719.4" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Brutalizer" } }, "Doran's Shield" },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:use("Doran's Shield", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5 })
  end,
}
