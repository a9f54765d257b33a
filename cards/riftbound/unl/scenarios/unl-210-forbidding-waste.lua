-- UNL-210 Forbidding Waste.

scenario "A lonely defender of the Waste has two Might less" {
  covers = { "UNL-210", "740" },
  turn_player = "foe",
  you = { units = { ["Forbidding Waste"] = { "Petty Officer" } } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 5 })
    t.foe:move("Vanguard Sergeant", "Forbidding Waste")

    t:expect_unit("Petty Officer", { might = 3 })
    t:expect_unit("Vanguard Sergeant", { might = 4 })
  end,
}

scenario "In company defenders of the Waste keep theirs, and a lonely defender elsewhere does" {
  covers = { "UNL-210" },
  turn_player = "foe",
  you = { units = { ["Forbidding Waste"] = { "Petty Officer", "Recruit" }, ["Zaun Warrens"] = { "Vanguard Sergeant" } } },
  foe = { base = { "Vanguard Sergeant", "Shipyard Skulker" } },

  run = function(t)
    t.foe:move("Shipyard Skulker", "Zaun Warrens")
    t:expect_unit("your Vanguard Sergeant", { might = 4 })
    t:fight()
    t.foe:move("foe's Vanguard Sergeant", "Forbidding Waste")

    t:expect_unit("Petty Officer", { might = 5 })
  end,
}
