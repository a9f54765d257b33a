-- OGN-027 Darius, Trifarian.

scenario "The second card of the turn readies Darius and gives him two Might" {
  covers = { "OGN-027", "383.1" },
  you = {
    base = { { "Darius, Trifarian", exhausted = true } },
    hand = { "Pouty Poro", "Pouty Poro", "Pouty Poro" },
    runes = { fury = 6 },
  },

  run = function(t)
    t.you:play("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Darius, Trifarian", { might = 5, exhausted = true })
    t.you:play("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Darius, Trifarian", { might = 7, ready = true })
    t.you:play("Pouty Poro")
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 7 })
  end,
}

scenario "Darius himself may be the second card" {
  covers = { "OGN-027", "383.2.c.1" },
  you = { hand = { "Pouty Poro", "Darius, Trifarian" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Darius, Trifarian")
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 7, ready = true })
  end,
}

scenario "A spell is the second card when it resolves" {
  covers = { "OGN-027", "419.4.a" },
  you = {
    base = { { "Darius, Trifarian", exhausted = true } },
    hand = { "Pouty Poro", "Cleave" },
    runes = { fury = 3 },
  },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Cleave", { target = "Pouty Poro" })
    t:expect { chain = { "Cleave" } }
    t:expect_unit("Darius, Trifarian", { might = 5 })
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 7, ready = true })
  end,
}

scenario "Opponents' cards do not count for Darius" {
  covers = { "OGN-027" },
  you = { base = { "Darius, Trifarian" } },
  foe = { hand = { "Pouty Poro", "Pouty Poro" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Pouty Poro")
    t.foe:play("Pouty Poro")
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 5 })
  end,
}

scenario "Darius is a plain 5 again in the next turn" {
  covers = { "OGN-027", "317.2" },
  you = { hand = { "Pouty Poro", "Darius, Trifarian" }, runes = { fury = 7 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Darius, Trifarian")
    t:everyone_passes()
    t:next_turn()

    t:expect_unit("Darius, Trifarian", { might = 5 })
  end,
}

scenario "Two Dariuses rise at the second card, and neither at the third" {
  covers = { "OGN-027", "383" },
  you = {
    base = { { "Darius, Trifarian", exhausted = true }, { "Darius, Trifarian", exhausted = true } },
    hand = { "Orb of Regret", "Orb of Regret", "Orb of Regret" },
    runes = { fury = 3 },
  },

  run = function(t)
    t.you:play("Orb of Regret")
    t.you:play("Orb of Regret")
    t:everyone_passes()
    t:expect_unit("Darius, Trifarian", { might = 7, ready = true })
    t:expect_unit("Darius, Trifarian#2", { might = 7, ready = true })
    t.you:play("Orb of Regret")

    t:expect { chain = {} }
    t:expect_unit("Darius, Trifarian", { might = 7 })
  end,
}
