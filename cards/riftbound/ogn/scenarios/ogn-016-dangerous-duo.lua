-- OGN-016 Dangerous Duo.

scenario "With Legion the Duo gives a unit two Might for the turn" {
  covers = { "OGN-016", "Legion", "812", "383.4.a" },
  you = { hand = { "Pouty Poro", "Dangerous Duo" }, runes = { fury = 5 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Pouty Poro")
    t.you:play("Dangerous Duo", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "As the first card of the turn the Duo gives nothing" {
  covers = { "OGN-016", "Legion", "812" },
  you = { hand = { "Dangerous Duo" }, base = { "Pouty Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Dangerous Duo")

    t:expect { chain = {} }
    t:expect_unit("Pouty Poro", { might = 2 })
    t:expect_unit("Dangerous Duo", { might = 3 })
  end,
}

scenario "The opponent's cards make no Legion for the Duo" {
  covers = { "OGN-016", "Legion", "812" },
  you = { hand = { "Void Seeker", "Dangerous Duo" }, base = { "Shipyard Skulker" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Cleave" }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:pass()
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()
    t.you:play("Dangerous Duo")

    t:expect { chain = {} }
  end,
}
