-- OGN-052 Stalwart Poro, and Shield.

scenario "Shield is a Might for the defender" {
  covers = { "OGN-052", "Shield", "814" },
  you = { units = { ["0"] = { "Stalwart Poro" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Stalwart Poro", { might = 2 })
    t.foe:move("Shipyard Skulker", "0")
    t:expect_unit("Stalwart Poro", { might = 3, defending = true })
    t:fight()

    t:expect { you = { trash = { "Stalwart Poro" } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Shield saves the Poro from a unit of its own size" {
  covers = { "OGN-052", "Shield", "814", "466.1.a" },
  you = { units = { ["0"] = { "Stalwart Poro" } } },
  foe = { base = { "Stalwart Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("foe's Stalwart Poro", "0")
    t:expect_unit("foe's Stalwart Poro", { might = 2, attacking = true })
    t:fight()

    t:expect { foe = { trash = { "Stalwart Poro" } }, you = { units = { ["0"] = { "Stalwart Poro" } } } }
    t:expect_unit("your Stalwart Poro", { might = 2, damage = 0 })
  end,
}
