-- OGN-249 Volibear, Relentless Storm: for a Mighty unit he may channel an exhausted rune.

scenario "Playing a unit of five Might, Volibear, Relentless Storm may channel an exhausted rune" {
  covers = { "OGN-249", "383.3.b", "708" },
  you = { legend = { "Volibear, Relentless Storm" }, hand = { "Playful Phantom" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Playful Phantom", { may = true })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true, runes = 6, rune_deck_size = 7, runes_ready = 0 } }
  end,
}

scenario "A unit of four Might leaves Volibear, Relentless Storm asleep" {
  covers = { "OGN-249", "708" },
  you = { legend = { "Volibear, Relentless Storm" }, hand = { "Vanguard Sergeant" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Vanguard Sergeant")

    t:expect { chain = {}, asked = "you", question = "act", you = { legend_exhausted = false, runes = 4 } }
  end,
}

scenario "Volibear, Relentless Storm may stay ready" {
  covers = { "OGN-249", "383.3.a" },
  you = { legend = { "Volibear, Relentless Storm" }, hand = { "Playful Phantom" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Playful Phantom", { may = false })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false, runes = 5 } }
  end,
}

scenario "Volibear, Relentless Storm pays with his exhaustion, so only once" {
  covers = { "OGN-249", "383.3.b", "203.3" },
  you = {
    legend = { "Volibear, Relentless Storm" },
    hand = { "Playful Phantom", "Playful Phantom" },
    runes = { fury = 10 },
  },

  run = function(t)
    t.you:play("Playful Phantom", { may = true })
    t:everyone_passes()
    t.you:play("Playful Phantom")
    t:everyone_passes()

    t:expect { you = { runes = 11, base = { "Playful Phantom", "Playful Phantom" } } }
  end,
}

scenario "Volibear, Relentless Storm sees the Might that the unit has where it enters" {
  covers = { "OGN-249", "OGN-294", "708", "383.2.c" },
  you = {
    legend = { "Volibear, Relentless Storm" },
    units = { ["Trifarian War Camp"] = { "Recruit" } },
    hand = { "Vanguard Sergeant" },
    runes = { fury = 4 },
  },

  run = function(t)
    t.you:play("Vanguard Sergeant", { to = "Trifarian War Camp", may = true })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true, runes = 5 } }
  end,
}

scenario "The Mighty units of the other are nothing to Volibear, Relentless Storm" {
  covers = { "OGN-249" },
  turn_player = "foe",
  you = { legend = { "Volibear, Relentless Storm" } },
  foe = { hand = { "Playful Phantom" }, runes = { fury = 5 } },

  run = function(t)
    t.foe:play("Playful Phantom")

    t:expect { chain = {}, asked = "foe", you = { legend_exhausted = false, runes = 0 } }
  end,
}

scenario "A Mighty unit that Blind Fury finds is played by you, so Volibear may channel" {
  covers = { "OGN-249", "OGN-025", "411.4" },
  you = { legend = "Volibear, Relentless Storm", hand = { "Blind Fury" }, runes = { fury = 6 } },
  foe = { deck = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:answers { you = { { to = "base", may = true } } }
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true, runes = 5, base = { "Mega-Mech" } } }
  end,
}
