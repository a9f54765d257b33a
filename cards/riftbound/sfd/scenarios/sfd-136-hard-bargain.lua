-- SFD-136 Hard Bargain.

scenario "Hard Bargain counters where nobody pays" {
  covers = { "SFD-136", "425", "444" },
  you = { base = { "Petty Officer" }, hand = { "Hard Bargain" }, runes = { chaos = 2 } },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Petty Officer" }, { "Petty Officer" } } })
    t.foe:pass()
    t.you:play("Hard Bargain", { target = "Falling Star" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Falling Star" } } }
    t:expect_unit("Petty Officer", { damage = 0 })
  end,
}

scenario "Two Energy of its controller save the spell, not two of yours" {
  covers = { "SFD-136", "444.2" },
  you = { base = { "Mega-Mech" }, hand = { "Hard Bargain" }, runes = { chaos = 4 } },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t:answers { foe = { { additional = true } } }
    t.foe:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t.foe:pass()
    t.you:play("Hard Bargain", { additional = false, target = "Falling Star" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
    t:expect { foe = { runes_ready = 0 }, you = { runes_ready = 2 } }
  end,
}

scenario "Energy that is for playing spells does not answer Hard Bargain" {
  covers = { "SFD-136", "R068", "429.3", "357.1.a", "OGS-014" },
  you = { base = { "Petty Officer" }, hand = { "Hard Bargain" }, runes = { chaos = 2 } },
  foe = { base = { "Lux, Crownguard" }, hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Petty Officer", pay = "Fury Rune" })
    t.foe:pass()
    t.you:play("Hard Bargain", { target = "Cleave" })
    t:everyone_passes()

    t:expect_unit("Lux, Crownguard", { ready = true })
    t:expect_unit("Petty Officer", { no_keywords = { "Assault 4" } })
    t:expect { foe = { trash = { "Cleave" } } }
  end,
}
