scenario "Against the Odds gives two Might for each enemy unit there" {
  covers = { "SFD-001", "477.3" },
  you = { base = { "Shipyard Skulker" }, hand = { "Against the Odds" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit", "Recruit" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Against the Odds", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 7 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Against the Odds gives nothing where no enemy is, and the Might ends with the turn" {
  covers = { "SFD-001", "317.2" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Against the Odds", "Against the Odds" }, runes = { fury = 4 } },
  foe = { base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t.foe:pass()
    t.you:play("Against the Odds", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:fight()
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
    t.you:play("Against the Odds", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Against the Odds takes no unit in base and no enemy" {
  covers = { "SFD-001", "355.8" },
  you = { base = { "Shipyard Skulker" }, hand = { "Against the Odds" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Against the Odds", "355.8")
  end,
}
