-- OGN-116 Thousand-Tailed Watcher.

scenario "The Watcher weakens every enemy unit for the turn" {
  covers = { "OGN-116", "383.4.a", "477.3" },
  you = { hand = { "Thousand-Tailed Watcher" }, runes = { fury = 7, mind = 1 }, base = { "Shipyard Skulker" } },
  foe = { base = { "Mega-Mech" }, units = { ["0"] = { "Recruit", "Stalwart Poro", "Playful Phantom" } } },

  run = function(t)
    t.you:play("Thousand-Tailed Watcher")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 5 })
    t:expect_unit("Playful Phantom", { might = 2 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Stalwart Poro", { might = 1 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Damaged enemies die of the Watcher's look" {
  covers = { "OGN-116", "142.4.b", "Accelerate" },
  you = { hand = { "Thousand-Tailed Watcher" }, runes = { mind = 9 } },
  foe = { base = { { "Playful Phantom", damage = 2 } } },

  run = function(t)
    t.you:play("Thousand-Tailed Watcher", { additional = true })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
    t:expect_unit("Thousand-Tailed Watcher", { ready = true })
  end,
}

scenario "Two Watchers leave everyone one Might, until the turn ends" {
  covers = { "OGN-116", "477.3.b" },
  you = { hand = { "Thousand-Tailed Watcher", "Thousand-Tailed Watcher" }, resources = { energy = 14, mind = 2 } },
  foe = { base = { "Shipyard Skulker" }, units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Thousand-Tailed Watcher", { additional = false, to = "base" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 1 })
    t:expect_unit("Playful Phantom", { might = 2 })
    t.you:play("Thousand-Tailed Watcher", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Playful Phantom", { might = 1 })
    t:expect_unit("Thousand-Tailed Watcher", { might = 7 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:expect_unit("Playful Phantom", { might = 5 })
  end,
}
