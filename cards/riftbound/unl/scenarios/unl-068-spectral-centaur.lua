-- UNL-068 Spectral Centaur.

scenario "Each friend that dies gives the Centaur two Might for the turn" {
  covers = { "UNL-068", "428", "477.3" },
  you = { base = { "Spectral Centaur" }, units = { ["0"] = { "Recruit", "Recruit" } }, hand = { "Singularity" }, runes = { mind = 6 } },

  run = function(t)
    t.you:play("Singularity", { target = { "Recruit#1", "Recruit#2" } })
    t:everyone_passes()
    t:expect_unit("Spectral Centaur", { might = 9 })
    t:next_turn()

    t:expect_unit("Spectral Centaur", { might = 5 })
  end,
}

scenario "A dead enemy is nothing to the Centaur" {
  covers = { "UNL-068" },
  you = { base = { "Spectral Centaur" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()

    t:expect { chain = {}, foe = { units = { ["0"] = {} } } }
    t:expect_unit("Spectral Centaur", { might = 5 })
  end,
}

scenario "The Centaur's own death triggers nothing" {
  covers = { "UNL-068" },
  you = { base = { "Spectral Centaur" }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Spectral Centaur" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {}, you = { trash = { "Vengeance", "Spectral Centaur" } } }
  end,
}
