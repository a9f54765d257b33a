-- OGN-123 Unchecked Power.

scenario "Unchecked Power strikes everyone in the field and exhausts the friends" {
  covers = { "OGN-123", "414", "417" },
  you = { hand = { "Unchecked Power" }, runes = { mind = 9 }, base = { "Shipyard Skulker" }, units = { ["0"] = { "Mountain Drake" } } },
  foe = { base = { "Recruit" }, units = { ["1"] = { "Mega-Mech", "Pouty Poro", { "Mountain Drake", buffs = 3 } } } },

  run = function(t)
    t.you:play("Unchecked Power")
    t:everyone_passes()

    t:expect {
      you = { trash = { "Mountain Drake", "Unchecked Power" }, base = { "Shipyard Skulker" }, controls = {} },
      foe = { trash = { "Mega-Mech", "Pouty Poro" }, base = { "Recruit" }, units = { ["1"] = { { "Mountain Drake", damage = 12 } } } },
    }
    t:expect_unit("Shipyard Skulker", { exhausted = true, damage = 0 })
    t:expect_unit("Recruit", { ready = true })
  end,
}

scenario "A teammate's units are friends: exhausted at home, struck in the field" {
  covers = { "OGN-123", "489.8.e" },
  you = { hand = { "Unchecked Power" }, resources = { energy = 7, mind = 2 }, base = { "Recruit" } },
  mate = { base = { "Pouty Poro" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Shipyard Skulker" }, units = { ["1"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:play("Unchecked Power")
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { exhausted = true, damage = 0 })
    t:expect_unit("Recruit", { exhausted = true })
    t:expect_unit("Shipyard Skulker", { ready = true, damage = 0 })
    t:expect { mate = { trash = { "Mega-Mech" } }, foe = { trash = { "Mountain Drake" } } }
  end,
}
