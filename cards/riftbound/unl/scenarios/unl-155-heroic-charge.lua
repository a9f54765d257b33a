-- UNL-155 Heroic Charge.

scenario "Heroic Charge strengthens a unit and stuns an enemy beside it" {
  covers = { "UNL-155", "423" },
  you = { base = { "Shipyard Skulker" }, hand = { "Heroic Charge" }, resources = { energy = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Heroic Charge", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Recruit", { stunned = false })
    t:fight()
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Without an enemy beside a friendly unit Heroic Charge is not played" {
  covers = { "UNL-155", "355.8" },
  you = { base = { "Shipyard Skulker" }, hand = { "Heroic Charge" }, resources = { energy = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Heroic Charge", "355.8")
  end,
}
