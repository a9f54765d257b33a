-- OGN-206 Back to Back.

scenario "Back to Back gives two friendly units two Might each until the turn ends" {
  covers = { "OGN-206", "477.3", "317.2" },
  you = {
    hand = { "Back to Back" },
    runes = { order = 3 },
    base = { "Daring Poro", "Petty Officer", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Back to Back", { target = { "Daring Poro", "Petty Officer" } })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 4 })
    t:expect_unit("Petty Officer", { might = 7 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:next_turn()
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}

scenario "Back to Back needs two friendly units" {
  covers = { "OGN-206", "355.8" },
  you = { hand = { "Back to Back" }, runes = { order = 3 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:refused("play", "Back to Back", "355.8")
  end,
}

scenario "When one of the two leaves, the other still gets its Might" {
  covers = { "OGN-206", "359.3.e.5" },
  you = {
    hand = { "Back to Back" },
    runes = { order = 3 },
    base = { "Petty Officer" },
    units = { ["0"] = { "Daring Poro" } },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Back to Back", { target = { "Daring Poro", "Petty Officer" } })
    t.you:pass()
    t.foe:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" } } }
    t:expect_unit("Petty Officer", { might = 7 })
  end,
}
