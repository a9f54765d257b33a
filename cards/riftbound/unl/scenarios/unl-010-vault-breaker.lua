-- UNL-010 Vault Breaker.

scenario "The Vault Breaker attacks from another battlefield, two Might stronger" {
  covers = { "UNL-010", "Assault", "Ganking", "810" },
  you = { hand = { "Vault Breaker" }, runes = { fury = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { units = { ["1"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Vault Breaker", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 3, keywords = { "Assault 2", "Ganking" } })
    t.you:move("Shipyard Skulker", "1")

    t:expect_unit("Shipyard Skulker", { might = 5, attacking = true })
  end,
}

scenario "With the turn the Vault Breaker's gifts are over" {
  covers = { "UNL-010", "317.2" },
  you = { hand = { "Vault Breaker" }, runes = { fury = 1 }, base = { "Shipyard Skulker" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Vault Breaker", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { no_keywords = { "Assault", "Ganking" } })
  end,
}
