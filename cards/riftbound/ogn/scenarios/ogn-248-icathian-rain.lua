-- OGN-248 Icathian Rain: six times two damage.

scenario "Icathian Rain deals 2 six times, to as many units or few" {
  covers = { "OGN-248", "355.14", "417" },
  you = { hand = { "Icathian Rain" }, runes = { fury = 4, mind = 3 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech", "Recruit" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Icathian Rain", {
      target = { { "Mega-Mech" }, { "Mega-Mech" }, { "Mega-Mech" }, { "Recruit" }, { "Shipyard Skulker" }, { "Shipyard Skulker" } },
    })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect { foe = { trash = { "Shipyard Skulker" }, base = {}, units = { ["Zaun Warrens"] = { "Mega-Mech" } } } }
  end,
}

scenario "Bonus Damage counts for each of the six instances of Icathian Rain" {
  covers = { "OGN-248", "OGS-001", "713" },
  you = { base = { "Annie, Fiery" }, hand = { "Icathian Rain" }, runes = { fury = 7 } },
  foe = { base = { { "Mountain Drake", buffed = true }, "Mega-Mech" } },

  run = function(t)
    t.you:play("Icathian Rain", {
      target = { { "Mountain Drake" }, { "Mountain Drake" }, { "Mountain Drake" }, { "Mega-Mech" }, { "Mega-Mech" }, { "Annie, Fiery" } },
    })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 9 })
    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect_unit("Annie, Fiery", { damage = 3 })
  end,
}

scenario "Each bolt of Icathian Rain at a unit with Deflect costs a Power more" {
  covers = { "OGN-248", "Deflect", "809.1.c" },
  you = { hand = { "Icathian Rain" }, runes = { fury = 7 } },
  foe = { base = { "Pouty Poro", "Mountain Drake" } },

  run = function(t)
    t.you:play("Icathian Rain", {
      target = { { "Pouty Poro" }, { "Pouty Poro" }, { "Mountain Drake" }, { "Mountain Drake" }, { "Mountain Drake" }, { "Mountain Drake" } },
    })
    t:expect { you = { runes = 2 } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Pouty Poro" } } }
    t:expect_unit("Mountain Drake", { damage = 8 })
  end,
}

scenario "Bolts of Icathian Rain whose unit has gone are lost, the others strike" {
  covers = { "OGN-248", "359.3.e.5" },
  you = { hand = { "Icathian Rain" }, runes = { fury = 7 } },
  foe = {
    units = { ["Zaun Warrens"] = { "Shipyard Skulker" } },
    base = { "Mountain Drake" },
    hand = { "Gust" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:play("Icathian Rain", {
      target = { { "Shipyard Skulker" }, { "Mountain Drake" }, { "Shipyard Skulker" }, { "Shipyard Skulker" }, { "Shipyard Skulker" }, { "Mountain Drake" } },
    })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } } }
    t:expect_unit("Mountain Drake", { damage = 4 })
  end,
}
