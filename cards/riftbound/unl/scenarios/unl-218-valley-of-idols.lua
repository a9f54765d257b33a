-- UNL-218 Valley of Idols.

scenario "A unit played in the Valley may be buffed for one Energy" {
  covers = { "UNL-218", "190.6.c", "426" },
  you = { units = { ["Valley of Idols"] = { "Recruit" } }, hand = { "Daring Poro" }, resources = { energy = 3 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "Valley of Idols" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Daring Poro", { buffs = 1, might = 3 })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "Nobody has to, and a unit played elsewhere is not the Valley's" {
  covers = { "UNL-218" },
  you = { units = { ["Valley of Idols"] = { "Recruit" } }, hand = { "Daring Poro", "Pouty Poro" }, resources = { energy = 5 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "Valley of Idols" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()
    t.you:play("Pouty Poro", { to = "base" })

    t:expect { chain = {}, you = { resources = { energy = 1 } } }
    t:expect_unit("Daring Poro", { buffs = 0 })
    t:expect_unit("Pouty Poro", { buffs = 0 })
  end,
}

scenario "Whoever plays a unit at another's Valley pays and buffs it" {
  covers = { "UNL-218", "190.6.c" },
  you = { hand = { "Rengar, Trophy Hunter" }, resources = { energy = 6, body = 1 } },
  foe = { units = { ["Valley of Idols"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Rengar, Trophy Hunter", { to = "Valley of Idols" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Rengar, Trophy Hunter", { buffs = 1, might = 7 })
    t:expect { you = { resources = { energy = 0 } } }
  end,
}
