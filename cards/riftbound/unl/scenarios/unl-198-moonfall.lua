-- UNL-198 Moonfall.

scenario "Moonfall draws an enemy to a battlefield of your units and weakens all enemies there" {
  covers = { "UNL-198", "450", "477.3" },
  you = { hand = { "Moonfall" }, resources = { energy = 3, mind = 1 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { units = { ["1"] = { "Petty Officer", "Recruit" } } },

  run = function(t)
    t.you:play("Moonfall", { target = { { "0" }, { "Petty Officer" } } })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Petty Officer", { at = "0", might = 4 })
    t:expect_unit("Recruit", { at = "1", might = 1 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Without moving anyone Moonfall weakens those who are there" {
  covers = { "UNL-198", "806" },
  you = { hand = { "Moonfall" }, resources = { energy = 3, chaos = 1 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Petty Officer" } }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Moonfall", { target = { { "0" }, {} } })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 3 })
    t:expect_unit("Recruit", { at = "foe's base", might = 1 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "The chosen enemy may stay after all" {
  covers = { "UNL-198" },
  you = { hand = { "Moonfall" }, resources = { energy = 3, chaos = 1 }, units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Moonfall", { target = "?" })
    t.you:answer("0")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Petty Officer")
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Petty Officer", { at = "foe's base", might = 5 })
  end,
}

scenario "Moonfall wants a battlefield with units of yours" {
  covers = { "UNL-198", "355.8" },
  you = { hand = { "Moonfall" }, resources = { energy = 3, chaos = 1 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:refused("play", "Moonfall", "355.8")
  end,
}
