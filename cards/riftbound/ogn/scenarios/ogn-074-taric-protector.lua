-- OGN-074 Taric, Protector.

scenario "Beside Taric every friend has Shield" {
  covers = { "OGN-074", "Shield", "814" },
  you = { units = { ["0"] = { "Taric, Protector", "Recruit", "Stalwart Poro" }, ["1"] = { "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Recruit", { might = 1, keywords = { "Shield" } })
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Shield" } })
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Stalwart Poro", { might = 4, keywords = { "Shield 2" } })
    t:expect_unit("Taric, Protector", { might = 5 })
    t:expect_unit("Mega-Mech", { might = 8, no_keywords = { "Shield" } })
  end,
}

scenario "Taric takes the first blows" {
  covers = { "OGN-074", "Tank", "815" },
  you = { units = { ["0"] = { "Recruit", "Taric, Protector" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit", "Taric, Protector" } } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}
