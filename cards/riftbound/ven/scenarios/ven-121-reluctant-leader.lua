-- VEN-121 Reluctant Leader.

scenario "Each other unit that you play gives Reluctant Leader two Might for the turn" {
  covers = { "VEN-121", "419.4", "317.2" },
  you = { base = { "Reluctant Leader" }, hand = { "Pouty Poro", "Stalwart Poro" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Reluctant Leader", { might = 5 })
    t.you:play("Stalwart Poro")
    t:everyone_passes()
    t:expect_unit("Reluctant Leader", { might = 7 })
    t:next_turn()

    t:expect_unit("Reluctant Leader", { might = 3 })
  end,
}

scenario "Its own play, your gear and the foe's units do not move Reluctant Leader" {
  covers = { "VEN-121" },
  you = { hand = { "Reluctant Leader", "Orb of Regret" }, runes = { order = 5, mind = 1 } },
  foe = { hand = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Reluctant Leader")
    t:expect { chain = {} }
    t.you:play("Orb of Regret")
    t:expect { chain = {} }
    t:next_turn()
    t.foe:play("Pouty Poro")

    t:expect { chain = {} }
    t:expect_unit("Reluctant Leader", { might = 3 })
  end,
}

scenario "A token is a unit that you play, too" {
  covers = { "VEN-121", "350.2" },
  you = { base = { "Reluctant Leader" }, hand = { "Sprite Call" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Sprite Call")
    t:everyone_passes()

    t:expect_unit("Reluctant Leader", { might = 5 })
  end,
}
