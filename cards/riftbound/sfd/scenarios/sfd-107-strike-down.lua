scenario "Strike Down strikes with the unit's Might and takes an Equipment off" {
  covers = { "SFD-107", "417.6", "435" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade" } }, "Recruit", "Long Sword" },
    hand = { "Strike Down" },
    runes = { body = 3 },
  },
  foe = { base = { "Mega-Mech", "Daring Poro" } },

  run = function(t)
    t.you:play("Strike Down", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t:answers { you = { { target = "?" } } }
    t.you:answer("Shipyard Skulker")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect_unit("Shipyard Skulker", { attached = {}, might = 3 })
    t:expect { you = { gear = { "Long Sword", "Doran's Blade" } } }
  end,
}

scenario "Of several Equipment the player says which comes off" {
  covers = { "SFD-107", "355.7" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade", "Doran's Shield" } } },
    hand = { "Strike Down" },
    runes = { body = 3 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Strike Down", { target = { { "Shipyard Skulker" }, { "Mega-Mech" }, { "Doran's Shield" } } })
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

scenario "A unit that has lost its Equipment strikes nobody down" {
  covers = { "SFD-107", "SFD-011", "W12", "359.3.e.12" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade" } } },
    hand = { "Strike Down" },
    runes = { body = 3 },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Angle Shot" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Strike Down")
    t.you:pass()
    t.foe:play("Angle Shot", { target = { { "Shipyard Skulker" }, { "Doran's Blade" } } })
    t:answers { foe = { { mode = "detach" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Shipyard Skulker", { attached = {} })
  end,
}

scenario "An Equipment that was chosen and came off before leaves the other one where it is" {
  covers = { "SFD-107", "SFD-011", "359.3.e.5" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade", "Doran's Shield" } } },
    hand = { "Strike Down" },
    runes = { body = 3 },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Angle Shot" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Strike Down", { target = { { "Shipyard Skulker" }, { "Mega-Mech" }, { "Doran's Shield" } } })
    t.you:pass()
    t.foe:play("Angle Shot", { target = { { "Shipyard Skulker" }, { "Doran's Shield" } } })
    t:answers { foe = { { mode = "detach" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect_unit("Shipyard Skulker", { attached = { "Doran's Blade" } })
  end,
}
