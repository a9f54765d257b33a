-- UNL-036 Mutated Mouser.

scenario "The Mouser defends two Might stronger and takes the damage first" {
  covers = { "UNL-036", "Shield", "Tank", "814", "815" },
  you = { units = { ["0"] = { "Mutated Mouser", "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:expect_unit("Mutated Mouser", { might = 3 })
    t:fight()

    t:expect { you = { trash = { "Mutated Mouser" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Attacking, the Mouser has one Might" {
  covers = { "UNL-036", "Shield" },
  you = { base = { "Mutated Mouser" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mutated Mouser", "0")

    t:expect_unit("Mutated Mouser", { might = 1, attacking = true })
  end,
}
