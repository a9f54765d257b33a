-- OGN-189 Kayn, Unleashed.

scenario "After two moves nothing hurts Kayn" {
  covers = { "OGN-189", "465.2.c.10", "417" },
  you = { base = { "Kayn, Unleashed" }, hand = { "Ride the Wind", "Void Seeker" }, runes = { chaos = 2, fury = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kayn, Unleashed", "1")
    t:fight()
    t.you:play("Ride the Wind", { target = "Kayn, Unleashed", destination = "0" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Kayn, Unleashed" })
    t:everyone_passes()
    t:expect_unit("Kayn, Unleashed", { damage = 0 })
    t:fight()

    t:expect { you = { base = { "Kayn, Unleashed" } }, foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "After one move Kayn dies like anybody" {
  covers = { "OGN-189", "Ganking", "810" },
  you = { units = { ["1"] = { "Kayn, Unleashed" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kayn, Unleashed", "0")
    t:fight()

    t:expect { you = { trash = { "Kayn, Unleashed" } } }
  end,
}

scenario "The damage goes to the units beside a Kayn who takes none" {
  covers = { "OGN-189", "465.2.c.10" },
  you = { base = { "Kayn, Unleashed", "Pouty Poro" }, hand = { "Ride the Wind" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Kayn, Unleashed", "1")
    t:fight()
    t.you:move("Pouty Poro", "0")
    t.you:play("Ride the Wind", { target = "Kayn, Unleashed", destination = "0" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { trash = { "Ride the Wind", "Pouty Poro" }, units = { ["0"] = { "Kayn, Unleashed" } } } }
  end,
}

scenario "The next turn Kayn can be hurt again" {
  covers = { "OGN-189", "317" },
  you = { base = { "Kayn, Unleashed" }, hand = { "Ride the Wind" }, runes = { chaos = 2 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:move("Kayn, Unleashed", "1")
    t:fight()
    t.you:play("Ride the Wind", { target = "Kayn, Unleashed", destination = "0" })
    t:everyone_passes()
    t:fight()
    t:next_turn()
    t.foe:play("Void Seeker", { target = "Kayn, Unleashed" })
    t:everyone_passes()

    t:expect_unit("Kayn, Unleashed", { damage = 4 })
  end,
}

scenario "Another unit's moves do not protect Kayn" {
  covers = { "OGN-189" },
  you = {
    units = { ["0"] = { "Kayn, Unleashed" } },
    base = { "Shipyard Skulker" },
    hand = { "Ride the Wind", "Void Seeker" },
    runes = { chaos = 2, fury = 3 },
  },

  run = function(t)
    t.you:move("Shipyard Skulker", "1")
    t:fight()
    t.you:play("Ride the Wind", { target = "Shipyard Skulker", destination = "base" })
    t:everyone_passes()
    t.you:play("Void Seeker", { target = "Kayn, Unleashed" })
    t:everyone_passes()

    t:expect_unit("Kayn, Unleashed", { damage = 4 })
  end,
}

scenario "A Kayn who left and came back is a new Kayn: his moves are counted anew" {
  covers = { "OGN-189", "124" },
  you = {
    base = { "Kayn, Unleashed" },
    hand = { "Rebuke", "Ride the Wind", "Void Seeker" },
    runes = { chaos = 12, fury = 3 },
  },

  run = function(t)
    t.you:move("Kayn, Unleashed", "1")
    t:fight()
    t.you:play("Rebuke", { target = "Kayn, Unleashed" })
    t:everyone_passes()
    t.you:play("Kayn, Unleashed")
    t.you:play("Ride the Wind", { target = "Kayn, Unleashed", destination = "0" })
    t:everyone_passes()
    t:fight()
    t.you:play("Void Seeker", { target = "Kayn, Unleashed" })
    t:everyone_passes()

    t:expect_unit("Kayn, Unleashed", { damage = 4 })
  end,
}
