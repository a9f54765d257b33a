-- SFD-114 Marching Orders.

scenario "Marching Orders: both strike with their Might, from wherever yours stands" {
  covers = { "SFD-114", "417", "417.6" },
  you = { hand = { "Marching Orders" }, runes = { body = 3 }, base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Marching Orders", { target = "?" })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Petty Officer")
    t:everyone_passes()

    t:expect { you = { trash = { "Petty Officer", "Marching Orders" } } }
    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Marching Orders again: another pair for three Energy more" {
  covers = { "SFD-114", "820.2" },
  you = { hand = { "Marching Orders" }, runes = { body = 6 }, base = { "Mega-Mech", "Petty Officer" } },
  foe = { units = { ["0"] = { "Daring Poro", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Marching Orders", { additional = true,
      target = { { "Mega-Mech" }, { "Daring Poro" }, { "Petty Officer" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro", "Shipyard Skulker" } } }
    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Petty Officer", { damage = 3 })
  end,
}

scenario "An enemy in a base is out of reach of Marching Orders" {
  covers = { "SFD-114", "355.8" },
  you = { hand = { "Marching Orders" }, runes = { body = 3 }, base = { "Petty Officer" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:refused("play", "Marching Orders", "355.8")
  end,
}

scenario "If one of the two is gone nobody is struck by Marching Orders" {
  covers = { "SFD-114", "359.3.e.12" },
  you = { hand = { "Marching Orders" }, runes = { body = 3 }, base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Marching Orders", { target = { { "Petty Officer" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Retreat", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } } }
    t:expect_unit("Petty Officer", { damage = 0 })
  end,
}
