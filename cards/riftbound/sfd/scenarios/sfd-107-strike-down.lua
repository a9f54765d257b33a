scenario "Strike Down strikes with the unit's Might and takes an Equipment off" {
  covers = { "SFD-107", "417.6", "435" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade" } }, "Recruit" },
    hand = { "Strike Down" },
    runes = { body = 3 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Strike Down", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect_unit("Shipyard Skulker", { attached = {}, might = 3 })
    t:expect { you = { gear = { "Doran's Blade" } } }
  end,
}

scenario "Of several Equipment the player says which comes off" {
  covers = { "SFD-107", "355.17" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade", "Doran's Shield" } } },
    hand = { "Strike Down" },
    runes = { body = 3 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Strike Down", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:answers { you = { { pick = "Doran's Shield" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect_unit("Shipyard Skulker", { attached = { "Doran's Blade" } })
  end,
}

scenario "Without an Equipment nobody strikes" {
  covers = { "SFD-107", "355.8" },
  you = { base = { "Shipyard Skulker", "Doran's Blade" }, hand = { "Strike Down" }, runes = { body = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Strike Down", "355.8")
  end,
}
