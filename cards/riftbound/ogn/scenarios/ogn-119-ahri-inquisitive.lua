-- OGN-119 Ahri, Inquisitive.

scenario "Attacking, Ahri takes two Might from an enemy here" {
  covers = { "OGN-119", "383.4.e" },
  you = { base = { "Ahri, Inquisitive" } },
  foe = { units = { ["0"] = { "Playful Phantom" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Ahri, Inquisitive", "0")
    t:everyone_passes()
    t:expect_unit("Playful Phantom", { might = 3 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:fight()

    t:expect { you = { trash = { "Ahri, Inquisitive" } }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Defending, Ahri takes two Might from an attacker" {
  covers = { "OGN-119", "383.4.f", "477.3" },
  you = { units = { ["0"] = { "Ahri, Inquisitive" } } },
  foe = { base = { "Stalwart Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Stalwart Poro", "0")
    t:everyone_passes()

    t:expect_unit("Stalwart Poro", { might = 1 })
  end,
}

scenario "With the turn Ahri's charm is over" {
  covers = { "OGN-119", "477.2" },
  you = { base = { "Ahri, Inquisitive" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Ahri, Inquisitive", "0")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
    t:fight()
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Two Ahris charm the same enemy down to the last Might" {
  covers = { "OGN-119", "477.3.b" },
  you = { base = { "Ahri, Inquisitive", "Ahri, Inquisitive" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move({ "Ahri, Inquisitive", "Ahri, Inquisitive#2" }, "0")
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Shipyard Skulker", { might = 1 })
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Shipyard Skulker", { might = 1 })
  end,
}
