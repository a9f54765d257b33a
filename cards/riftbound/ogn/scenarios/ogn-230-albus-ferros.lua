-- OGN-230 Albus Ferros.

scenario "Albus Ferros turns spent buffs into exhausted runes" {
  covers = { "OGN-230" },
  you = {
    hand = { "Albus Ferros" },
    runes = { order = 4 },
    base = { { "Daring Poro", buffs = 1 }, { "Petty Officer", buffs = 1 }, { "Mega-Mech", buffs = 1 } },
  },

  run = function(t)
    t.you:play("Albus Ferros", { to = "base", cost = { { "Daring Poro" }, { "Petty Officer" }, {} } })
    t:everyone_passes()

    t:expect { you = { runes = 6, runes_ready = 0 } }
    t:expect_unit("Daring Poro", { buffs = 0 })
    t:expect_unit("Mega-Mech", { buffs = 1 })
  end,
}

scenario "Without buffs Albus Ferros channels nothing" {
  covers = { "OGN-230" },
  you = { hand = { "Albus Ferros" }, runes = { order = 4 }, base = { "Daring Poro" } },
  foe = { base = { { "Petty Officer", buffs = 1 } } },

  run = function(t)
    t.you:play("Albus Ferros", { to = "base" })
    t:everyone_passes()

    t:expect { you = { runes = 4 } }
    t:expect_unit("Petty Officer", { buffs = 1 })
  end,
}
