-- SFD-194 Counter Strike.

scenario "Counter Strike prevents the next damage whole, and you draw" {
  covers = { "SFD-194", "437", "390" },
  you = { base = { "Shipyard Skulker" }, hand = { "Counter Strike" }, runes = { calm = 3 }, deck = { "Gust" } },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t.foe:pass()
    t.you:play("Counter Strike", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:pass()
    t:expect { you = { hand = { "Gust" } } }
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker", "Counter Strike" } } }
  end,
}

scenario "Counter Strike guards one unit, once, and for one turn" {
  covers = { "SFD-194", "317.2" },
  you = { base = { "Mega-Mech", "Petty Officer" }, hand = { "Counter Strike" }, runes = { calm = 3 } },
  foe = { hand = { "Falling Star", "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Counter Strike", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Falling Star", { target = { { "Mega-Mech" }, { "Petty Officer" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Petty Officer", { damage = 3 })
  end,
}

scenario "Counter Strike leaves damage to others alone" {
  covers = { "SFD-194" },
  you = { base = { "Mega-Mech", "Petty Officer" }, hand = { "Counter Strike" }, runes = { calm = 3 } },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Mega-Mech" }, { "Petty Officer" } } })
    t.foe:pass()
    t.you:play("Counter Strike", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Petty Officer", { damage = 3 })
  end,
}
