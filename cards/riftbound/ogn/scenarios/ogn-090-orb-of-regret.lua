-- OGN-090 Orb of Regret.

scenario "The Orb takes a Might until the turn ends" {
  covers = { "OGN-090", "377", "414" },
  you = { gear = { "Orb of Regret" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 2 })
    t:expect_unit("Orb of Regret", { exhausted = true })
    t.you:refused("use", "Orb of Regret", "203.3")
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "The last Might stays" {
  covers = { "OGN-090", "477.3" },
  you = { gear = { "Orb of Regret" } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "The Orb is for your own turn outside showdowns" {
  covers = { "OGN-090", "377", "310.1.a" },
  you = { gear = { "Orb of Regret" }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")

    t.you:refused("use", "Orb of Regret", "308.1.a")
  end,
}

scenario "Damage that was not enough becomes so when the Orb takes a Might" {
  covers = { "OGN-090", "142.4.b" },
  you = { gear = { "Orb of Regret" } },
  foe = { base = { { "Shipyard Skulker", damage = 2 } } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Two Might become one" {
  covers = { "OGN-090", "477.3" },
  you = { gear = { "Orb of Regret" } },
  foe = { base = { "Stalwart Poro" } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Stalwart Poro" })
    t:everyone_passes()

    t:expect_unit("Stalwart Poro", { might = 1 })
  end,
}
