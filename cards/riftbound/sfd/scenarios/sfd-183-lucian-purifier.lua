-- SFD-183 Lucian, Purifier.

scenario "Lucian: each Equipment gives its host Assault" {
  covers = { "SFD-183", "807", "718" },
  you = {
    legend = "Lucian, Purifier",
    base = { { "Petty Officer", attached = { "Sterak's Gage", "Guardian Angel" } }, "Shipyard Skulker" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 9 })
    t.you:move({ "Petty Officer", "Shipyard Skulker" }, "0")

    t:expect_unit("Petty Officer", { might = 12 })
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "An opponent's Equipment gets nothing from Lucian, nor does what lies in base" {
  covers = { "SFD-183" },
  you = { legend = "Lucian, Purifier", base = { "Shipyard Skulker", "Recurve Bow" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { { "Vanguard Sergeant", attached = { "Sterak's Gage" } } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t:expect_unit("Vanguard Sergeant", { might = 7 })
    t:fight()
    t:next_turn()
    t.you:move("Shipyard Skulker", "1")

    t:expect_unit("Shipyard Skulker", { might = 3, no_keywords = { "Assault" } })
  end,
}
