-- What each step of a turn does (rules 315-317, 735-738).

scenario "Everything that can be readied is: units, gear, runes, legend" {
  covers = { "315.1.b", "415.3.a" },
  phase = "awaken",
  you = {
    base = { { "Mega-Mech", exhausted = true }, { "Orb of Regret", exhausted = true } },
    legend = "Annie, Dark Child",
    legend_exhausted = true,
    runes = { fury = { exhausted = 3 } },
    rune_deck = {},
  },

  run = function(t)
    t:expect_unit("Mega-Mech", { ready = true })
    t:expect_unit("Orb of Regret", { ready = true })
    t:expect { you = { runes_ready = 3, runes_exhausted = 0, legend_exhausted = false } }
  end,
}

scenario "What triggers in the Beginning Step can be answered before anything is held" {
  covers = { "315.2.a.1", "816.1.b", "315.2.b.2", "Temporary" },
  phase = "awaken",
  you = { units = { ["0"] = { "Sprite", "Recruit" } } },
  foe = { hand = { "Flurry of Blades" }, runes = { body = 1 } },

  run = function(t)
    t:expect { chain = { "Sprite" }, phase = "beginning", you = { points = 0 } }
    t.you:pass()
    t.foe:play("Flurry of Blades")
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 0, controls = {} } }
  end,
}

scenario "Every battlefield that is controlled is held" {
  covers = { "315.2.b.2", "469.2" },
  phase = "awaken",
  you = { units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t:expect { you = { points = 2 } }
  end,
}

scenario "Two runes are channeled, then one card is drawn" {
  covers = { "315.3.b", "315.4.b", "430" },
  phase = "awaken",
  you = { rune_deck = { fury = 3 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:expect { you = { runes_ready = 2, rune_deck_size = 1, hand = { "Gust" }, deck = { "Flash" } } }
  end,
}

scenario "What floats is lost as the main phase begins, for both players" {
  covers = { "316.3", "167" },
  phase = "awaken",
  floats = true,
  you = { base = { "Mushroom Pouch" }, units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Pakaa Cub" } }, runes = { fury = 2 } },
  foe = { runes = { calm = 2 } },

  run = function(t)
    t:expect { chain = { "Mushroom Pouch" }, phase = "beginning" }
    t.you:use("Fury Rune", { ability = 1 })
    t.you:pass()
    t.foe:use("Calm Rune", { ability = 1 })
    t:expect { you = { resources = { energy = 1 } }, foe = { resources = { energy = 1 } } }
    t:everyone_passes()

    t:expect { phase = "main", you = { resources = { energy = 0 } }, foe = { resources = { energy = 0 } } }
  end,
}

scenario "End-of-turn effects come before the healing" {
  covers = { "317.1.a", "317.2.b", "143.3.b", "OGS-017" },
  you = { legend = "Annie, Dark Child", base = { { "Mega-Mech", damage = 3 } }, runes = { fury = { exhausted = 2 } } },

  run = function(t)
    t.you:end_turn()
    t:expect { question = "target" }
    t.you:answer { "Fury Rune", "Fury Rune#2" }
    t:expect { phase = "ending", chain = { "Annie, Dark Child" } }
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:everyone_passes()

    t:expect { turn_player = "foe", you = { runes_ready = 2 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Damage heals before what lasts this turn expires, so nobody dies of the end of a turn" {
  covers = { "317.2.b", "317.2.c", "423.1.a.2" },
  you = {
    units = { ["0"] = { { "Daring Poro", stunned = true } } },
    hand = { "Discipline", "Incinerate" },
    runes = { calm = 2, fury = 2 },
    base = { { "Mega-Mech", damage = 1 } },
  },

  run = function(t)
    t.you:play("Discipline", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { might = 4, stunned = true, damage = 2 })
    t:next_turn()

    t:expect_unit("Daring Poro", { might = 2, damage = 0, stunned = false })
  end,
}

scenario "What floats is lost with the turn" {
  covers = { "317.2.d" },
  floats = true,
  you = { runes = { fury = 1 } },
  foe = { runes = { calm = 1 }, hand = { "Discipline" } },

  run = function(t)
    t.you:use("Fury Rune", { ability = 1 })
    t:expect { you = { resources = { energy = 1 } } }
    t.you:end_turn()

    t:expect { you = { resources = { energy = 0 } } }
  end,
}

scenario "The Beginning Phase comes before runes are channeled and a card is drawn" {
  covers = { "315.2", "315.3", "315.4" },
  foe = { deck = { "Mega-Mech" } },

  run = function(t)
    t:stop_at("beginning_phase")
    t.you:end_turn()
    t:expect { turn_player = "foe", foe = { runes = 0, hand_size = 0 }, asked = false, over = false }
    t:go_on()

    t:expect { turn_player = "foe", foe = { runes = 2, hand = { "Mega-Mech" } } }
  end,
}
