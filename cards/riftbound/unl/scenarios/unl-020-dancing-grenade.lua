-- UNL-020 Dancing Grenade.

scenario "The Grenade deals two; the unit's controller throws it back with three, and then with four" {
  covers = { "UNL-020", "419.3", "715", "713" },
  you = { hand = { "Dancing Grenade" }, runes = { fury = 4 }, base = { "Mega-Mech" } },
  foe = { base = { "Mountain Drake" }, runes = { mind = 1 } },

  run = function(t)
    t:answers {
      foe = { { may = true, target = "Mega-Mech" } },
      you = { { may = true, target = "Mountain Drake" } },
    }
    t.you:play("Dancing Grenade", { target = "Mountain Drake" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Mountain Drake", { damage = 2 })
    t:expect { chain = { "Dancing Grenade" }, foe = { runes = 0 } }
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:answers { foe = { { may = false } } }
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 6 })
    t:expect { you = { trash = { "Dancing Grenade" } }, chain = {} }
  end,
}

scenario "Declined, the Grenade is done; another one begins with two again" {
  covers = { "UNL-020" },
  you = { hand = { "Dancing Grenade", "Dancing Grenade" }, runes = { fury = 6 }, base = { "Mega-Mech" } },
  foe = { base = { "Mountain Drake" }, runes = { mind = 1 } },

  run = function(t)
    t:answers { foe = { { may = false }, { may = true, target = "Mega-Mech" } }, you = { { may = false } } }
    t.you:play("Dancing Grenade", { target = "Mountain Drake" })
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 2 })
    t.you:play("Dancing Grenade", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 4 })
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { trash = { "Dancing Grenade", "Dancing Grenade" } } }
  end,
}

scenario "Who cannot pay the Power throws nothing back" {
  covers = { "UNL-020", "358.5" },
  you = { hand = { "Dancing Grenade" }, runes = { fury = 3 }, base = { "Mega-Mech" } },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.you:play("Dancing Grenade", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Dancing Grenade" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "A unit that has gone is not hit, and nobody plays the Grenade again" {
  covers = { "UNL-020", "359.3.e" },
  you = { hand = { "Dancing Grenade" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Dancing Grenade", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Dancing Grenade" } }, foe = { hand = { "Shipyard Skulker" } } }
  end,
}
