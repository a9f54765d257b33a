scenario "Piercing Light deals two, and two to another unit, even in a base" {
  covers = { "SFD-023", "417", "355.13" },
  you = { hand = { "Piercing Light" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" }, ["1"] = { "Mega-Mech" } }, base = { "Vanguard Sergeant", "Recruit" } },

  run = function(t)
    t.you:play("Piercing Light", { target = "?" })
    t.you:offers_not("target", "Vanguard Sergeant")
    t.you:offers_not("target", "Recruit")
    t:answers { you = { { target = "?" } } }
    t.you:answer("Shipyard Skulker")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Vanguard Sergeant")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
    t:expect_unit("Vanguard Sergeant", { damage = 2 })
  end,
}

scenario "Piercing Light's first unit stands at a battlefield, and the second is another or none" {
  covers = { "SFD-023", "355.8", "355.13" },
  you = { hand = { "Piercing Light" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:play("Piercing Light", { target = { { "Shipyard Skulker" }, {} } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 2 })
    t:expect_unit("Vanguard Sergeant", { damage = 0 })
  end,
}

scenario "Piercing Light repeated may hit the same two again" {
  covers = { "SFD-023", "820.2" },
  you = { hand = { "Piercing Light" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:play("Piercing Light", {
      additional = true,
      target = { { "Shipyard Skulker" }, { "Vanguard Sergeant" }, { "Shipyard Skulker" }, { "Vanguard Sergeant" } },
    })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker", "Vanguard Sergeant" } }, you = { runes = 2 } }
  end,
}

scenario "Repeated, Piercing Light may hit the two the other way round" {
  covers = { "SFD-023", "820.2.a" },
  you = { hand = { "Piercing Light" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Piercing Light", {
      additional = true,
      target = { { "Mega-Mech" }, { "Vanguard Sergeant" }, { "Vanguard Sergeant" }, { "Mega-Mech" } },
    })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}
