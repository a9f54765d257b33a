-- OGN-266 Siphon Power: at a battlefield, a Might more for friends and one less for enemies.

scenario "Siphon Power shifts a Might in a combat, to no less than 1" {
  covers = { "OGN-266", "813", "477.3.b" },
  turn_player = "foe",
  you = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    base = { "Recruit" },
    hand = { "Siphon Power" },
    runes = { mind = 2 },
  },
  foe = { base = { "Vanguard Sergeant", "Recruit", "Mega-Mech" } },

  run = function(t)
    t.foe:move({ "Vanguard Sergeant", "foe's Recruit" }, "Void Gate")
    t.foe:pass()
    t.you:play("Siphon Power", { target = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Vanguard Sergeant", { might = 3 })
    t:expect_unit("foe's Recruit", { might = 1 })
    t:expect_unit("your Recruit", { might = 1 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Who comes after Siphon Power is not touched, who leaves keeps it for the turn" {
  covers = { "OGN-266", "477.3" },
  you = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    hand = { "Siphon Power", "Legion Rearguard" },
    runes = { mind = 4 },
  },

  run = function(t)
    t.you:play("Siphon Power", { target = "Void Gate" })
    t:everyone_passes()
    t.you:play("Legion Rearguard", { to = "Void Gate" })
    t.you:move("Shipyard Skulker", "base")
    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Legion Rearguard", { might = 2 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Siphon Power chooses the battlefield, so Deflect costs nothing" {
  covers = { "OGN-266", "355.10.b", "809" },
  you = { hand = { "Siphon Power" }, runes = { order = 2 } },
  foe = { units = { ["Void Gate"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Siphon Power", { target = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { might = 1 })
    t:expect { you = { runes = 1 } }
  end,
}
