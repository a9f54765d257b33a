-- OGN-095 Stupefy.

scenario "Stupefy takes a Might and draws" {
  covers = { "OGN-095", "477.2", "413" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, deck = { "Cleave" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 2 })
    t:expect { you = { hand = { "Cleave" } } }
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Stupefy on a Recruit is only a card" {
  covers = { "OGN-095", "477.3" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 }, deck = { "Cleave" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
    t:expect { you = { hand = { "Cleave" } } }
  end,
}

scenario "Stupefy of an enemy with Deflect costs a Power more" {
  covers = { "OGN-095", "Deflect", "809", "356.2.a.2" },
  you = { hand = { "Stupefy" }, runes = { mind = 2 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { runes = 1 } }
    t:expect_unit("Pouty Poro", { might = 1 })
  end,
}
