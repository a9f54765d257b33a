scenario "Paid for, the Cub takes two Might from a unit" {
  covers = { "SFD-067", "356.2", "477.3" },
  you = { hand = { "Frostcoat Cub" }, runes = { mind = 3 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Frostcoat Cub", { additional = true, target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 1 })
    t:expect { you = { runes = 2 } }
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "A Cub that is not paid for takes nothing" {
  covers = { "SFD-067", "356.2" },
  you = { hand = { "Frostcoat Cub" }, runes = { mind = 3 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Frostcoat Cub", { additional = false })

    t:expect { chain = {}, you = { runes = 3 } }
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}
