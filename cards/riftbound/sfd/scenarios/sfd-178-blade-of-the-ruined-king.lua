-- SFD-178 Blade of the Ruined King.

scenario "Blade of the Ruined King is put on for one Order and a friend's life" {
  covers = { "SFD-178", "818", "357.2" },
  you = { gear = { "Blade of the Ruined King" }, base = { "Petty Officer", "Recruit" }, runes = { order = 1 } },

  run = function(t)
    t.you:use("Blade of the Ruined King", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { might = 9, attached = { "Blade of the Ruined King" } })
    t:expect { you = { runes = 0, base = { "Petty Officer", "Blade of the Ruined King" } } }
  end,
}

scenario "An enemy's life does not pay for the Blade" {
  covers = { "SFD-178", "203.3" },
  you = { gear = { "Blade of the Ruined King" }, base = { "Petty Officer", "Daring Poro", "Mystic Poro" }, runes = { order = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Blade of the Ruined King", { target = "Petty Officer", cost = "?" })
    t.you:offers_not("cost", "foe's Recruit")
    t.you:answer("Mystic Poro")
    t:everyone_passes()

    t:expect { you = { trash = { "Mystic Poro" } } }
  end,
}

scenario "Weaponmaster pays the life as well, but not the Order" {
  covers = { "SFD-178", "821.1.c.3", "821" },
  you = { gear = { "Blade of the Ruined King" }, base = { "Recruit" }, hand = { "Master Bingwen" }, runes = { chaos = 6 } },

  run = function(t)
    t:answers { you = { { additional = true, cost = "Recruit" } } }
    t.you:play("Master Bingwen", { may = true, target = "Blade of the Ruined King" })
    t:everyone_passes()

    t:expect_unit("Master Bingwen", { might = 10, attached = { "Blade of the Ruined King" } })
    t:expect { you = { base = { "Blade of the Ruined King", "Master Bingwen" }, runes = 6 } }
  end,
}
