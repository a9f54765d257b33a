-- OGN-146 Wallop.

scenario "Wallop readies a unit" {
  covers = { "OGN-146", "415", "Action" },
  you = { hand = { "Wallop" }, runes = { body = 2 }, base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Wallop", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "For a buff Wallop costs nothing" {
  covers = { "OGN-146", "356.1.b", "705" },
  you = { hand = { "Wallop" }, runes = { body = 2 }, base = { { "Mega-Mech", exhausted = true, buffs = 1 } } },

  run = function(t)
    t.you:play("Wallop", { additional = true, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
    t:expect_unit("Mega-Mech", { ready = true, buffs = 0 })
  end,
}

scenario "Who keeps the buff pays" {
  covers = { "OGN-146", "355.1" },
  you = { hand = { "Wallop" }, runes = { body = 2 }, base = { { "Mega-Mech", exhausted = true, buffs = 1 } } },

  run = function(t)
    t.you:play("Wallop", { additional = false, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true, buffs = 1 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Without buff and Energy there is no Wallop" {
  covers = { "OGN-146", "357.1" },
  you = { hand = { "Wallop" }, runes = { body = 1 }, base = { "Mega-Mech" } },
  foe = { base = { { "Recruit", buffs = 1 } } },

  run = function(t)
    t.you:refused("play", "Wallop", "357.1")
  end,
}

scenario "A buff pays for Wallop, not for Deflect" {
  covers = { "OGN-146", "Deflect", "356.2.a.2" },
  you = { base = { { "Recruit", buffs = 1 } }, hand = { "Wallop" }, runes = { body = 1 } },
  foe = { base = { { "Pouty Poro", exhausted = true } } },

  run = function(t)
    t.you:play("Wallop", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { runes = 0 } }
    t:expect_unit("Pouty Poro", { ready = true })
    t:expect_unit("Recruit", { buffs = 0 })
  end,
}
