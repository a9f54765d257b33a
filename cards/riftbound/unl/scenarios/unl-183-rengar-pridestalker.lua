-- UNL-183 Rengar, Pridestalker.

scenario "Each unit that you play strengthens a unit of your choice for the turn" {
  covers = { "UNL-183" },
  you = { legend = "Rengar, Pridestalker", hand = { "Daring Poro", "Pouty Poro", "Gust" }, resources = { energy = 5 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Daring Poro")
    t.you:answer("Recruit")
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 2 })
    t.you:play("Pouty Poro")
    t.you:answer("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Pouty Poro", { might = 3 })
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { chain = {} }
    t:next_turn()
    t:expect_unit("Pouty Poro", { might = 2 })
  end,
}

scenario "An opponent's unit is none of Rengar's" {
  covers = { "UNL-183" },
  turn_player = "foe",
  you = { legend = "Rengar, Pridestalker" },
  foe = { hand = { "Daring Poro" }, resources = { energy = 2 } },

  run = function(t)
    t.foe:play("Daring Poro")

    t:expect { chain = {} }
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}
