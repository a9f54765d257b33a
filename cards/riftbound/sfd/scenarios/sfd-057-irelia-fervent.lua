scenario "Irelia grows when you choose her, even if the spell is countered" {
  covers = { "SFD-057", "R054", "383.4.b", "337.3" },
  you = { base = { "Irelia, Fervent" }, hand = { "Cleave" }, runes = { fury = 1 } },
  foe = { hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Irelia, Fervent" })
    t:expect { chain = { "Cleave", "Irelia, Fervent" } }
    t.you:pass()
    t.foe:play("Defy", { target = "Cleave" })
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { might = 5, no_keywords = { "Assault" } })
    t:next_turn()
    t:expect_unit("Irelia, Fervent", { might = 4 })
  end,
}

scenario "An enemy's choice does not make Irelia grow, and costs a Power" {
  covers = { "SFD-057", "809" },
  you = { base = { "Irelia, Fervent" } },
  foe = { hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Irelia, Fervent" })
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { might = 4, keywords = { "Assault 3" } })
    t:expect { foe = { runes = 0 } }
  end,
}

scenario "Irelia grows twice when you choose her to ready her" {
  covers = { "SFD-057", "415", "383.4.b" },
  you = { base = { { "Irelia, Fervent", exhausted = true } }, hand = { "First Mate" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("First Mate", { target = "Irelia, Fervent" })
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { might = 6, ready = true })
  end,
}

scenario "Equip chooses Irelia" {
  covers = { "SFD-057", "R124", "818.1" },
  you = { base = { "Irelia, Fervent", "Doran's Shield" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Doran's Shield", { target = "Irelia, Fervent" })
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { might = 6 })
  end,
}

scenario "Irelia grows as she is readied at the start of her player's turn" {
  covers = { "SFD-057", "R056", "315.1.b", "415.1" },
  phase = "awaken",
  you = { base = { { "Irelia, Fervent", exhausted = true } } },

  run = function(t)
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { might = 5, ready = true })
  end,
}

scenario "An Irelia who is ready already does not grow in the Awaken Phase" {
  covers = { "SFD-057", "R056", "415.1" },
  phase = "awaken",
  you = { base = { "Irelia, Fervent" } },

  run = function(t)
    t:expect { chain = {} }
    t:expect_unit("Irelia, Fervent", { might = 4 })
  end,
}
