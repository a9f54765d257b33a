scenario "Akshan takes an enemy's Equipment and wears it" {
  covers = { "SFD-109", "191", "434.1" },
  you = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe = { base = { { "Shipyard Skulker", attached = { "Long Sword" } } } },

  run = function(t)
    t.you:play("Akshan, Mischievous", { additional = true })
    t:everyone_passes()

    t:expect_unit("Akshan, Mischievous", { might = 6, attached = { "Long Sword" } })
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:expect_unit("Long Sword", { controller = "you", owner = "foe" })
    t:expect { you = { runes = 2 } }
  end,
}

scenario "A gear that is no Equipment lies in Akshan's base until he leaves" {
  covers = { "SFD-109", "124", "323.7" },
  you = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe = { gear = { "Orb of Regret" }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Akshan, Mischievous", { additional = true })
    t:everyone_passes()
    t:expect { you = { base = { "Akshan, Mischievous", "Orb of Regret" } } }
    t.you:use("Orb of Regret", { target = "Akshan, Mischievous" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Vengeance", { target = "Akshan, Mischievous" })
    t:everyone_passes()

    t:expect { foe = { gear = { "Orb of Regret" } }, you = { gear = {} } }
    t:expect_unit("Orb of Regret", { controller = "foe" })
  end,
}

scenario "An Akshan that is not paid for takes nothing" {
  covers = { "SFD-109", "356.2" },
  you = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Akshan, Mischievous", { additional = false })

    t:expect { chain = {}, foe = { gear = { "Orb of Regret" } } }
  end,
}

scenario "An Akshan that left before takes control of nothing" {
  covers = { "SFD-109", "W14", "359.3.e.16" },
  you = { hand = { "Akshan, Mischievous" }, runes = { body = 4 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { gear = { "Orb of Regret" }, hand = { "Frigid Touch", "Flurry of Blades" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Akshan, Mischievous", { additional = true, to = "0" })
    t.you:pass()
    t.foe:play("Frigid Touch", {
      additional = true,
      target = { { "Akshan, Mischievous" }, { "Akshan, Mischievous" } },
    })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { you = { trash = { "Akshan, Mischievous" }, gear = {} }, foe = { gear = { "Orb of Regret" } } }
  end,
}

scenario "Of two Akshans the later one has the gear, and after him the earlier" {
  covers = { "SFD-109", "R005", "480.1", "390.4" },
  you = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe2 = { gear = { "Orb of Regret" }, hand = { "Vengeance", "Vengeance" }, runes = { order = 8 } },

  run = function(t)
    t.you:play("Akshan, Mischievous", { additional = true })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Akshan, Mischievous", { additional = true })
    t:everyone_passes()
    t:expect_unit("Orb of Regret", { controller = "foe" })
    t:next_turn()
    t.foe2:play("Vengeance", { target = "foe's Akshan, Mischievous" })
    t:everyone_passes()
    t:expect_unit("Orb of Regret", { controller = "you" })
    t:expect { you = { gear = { "Orb of Regret" } } }
    t.foe2:play("Vengeance", { target = "Akshan, Mischievous" })
    t:everyone_passes()

    t:expect { foe2 = { gear = { "Orb of Regret" } } }
  end,
}

scenario "The earlier Akshan's death changes nothing" {
  covers = { "SFD-109", "R005", "480.3" },
  you = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe = { hand = { "Akshan, Mischievous" }, runes = { body = 4 } },
  foe2 = { gear = { "Orb of Regret" }, hand = { "Vengeance", "Vengeance" }, runes = { order = 8 } },

  run = function(t)
    t.you:play("Akshan, Mischievous", { additional = true })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Akshan, Mischievous", { additional = true })
    t:everyone_passes()
    t:next_turn()
    t.foe2:play("Vengeance", { target = "your Akshan, Mischievous" })
    t:everyone_passes()

    t:expect_unit("Orb of Regret", { controller = "foe" })
    t:expect { foe = { gear = { "Orb of Regret" } } }
  end,
}
