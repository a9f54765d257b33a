-- SFD-165 Glasc Mixologist.

scenario "Glasc Mixologist brings a cheap unit back for nothing" {
  covers = { "SFD-165", "808", "383.3.a" },
  you = { base = { "Glasc Mixologist" }, trash = { "Shipyard Skulker", "Vanguard Sergeant", "Blastcone Fae", "Gust" } },
  foe = { base = { "Daring Poro" }, hand = { "Vengeance" }, runes = { order = 6 }, trash = { "Recurve Bow", "Mystic Poro" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true, target = "?" } } }
    t.foe:play("Vengeance", { target = "Glasc Mixologist" })
    t.foe:pass()
    t.you:pass()
    t.you:offers_not("target", "Vanguard Sergeant")
    t.you:offers_not("target", "Gust")
    t.you:offers_not("target", "Mystic Poro")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { you = { base = { "Shipyard Skulker" }, runes = 0 } }
  end,
}

scenario "Glasc Mixologist may bring nobody" {
  covers = { "SFD-165", "383.3.a" },
  you = { base = { "Glasc Mixologist" }, trash = { "Shipyard Skulker" } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = false } } }
    t.foe:play("Vengeance", { target = "Glasc Mixologist" })
    t:everyone_passes()

    t:expect { chain = {}, you = { base = {}, trash = { "Shipyard Skulker", "Glasc Mixologist" } } }
  end,
}

scenario "Two Power is too dear for Glasc Mixologist" {
  covers = { "SFD-165", "206" },
  you = { base = { "Glasc Mixologist" }, trash = { "Kraken Hunter" } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Glasc Mixologist" })
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Kraken Hunter", "Glasc Mixologist" } } }
  end,
}

scenario "The battlefield of a dead Glasc Mixologist is still a place for the unit" {
  covers = { "SFD-165", "R046", "309.1", "323.6", "355.2.a" },
  you = { units = { ["Void Gate"] = { "Glasc Mixologist" } }, trash = { "Shipyard Skulker" } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true, target = "Shipyard Skulker", to = "Void Gate" } } }
    t.foe:play("Vengeance", { target = "Glasc Mixologist" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Shipyard Skulker" } }, controls = { "Void Gate" }, points = 0 } }
  end,
}

scenario "Karthus, brought by the hook that killed Glasc Mixologist, doubles nothing" {
  covers = { "SFD-165", "R024", "365.1", "808.1.d.2", "OGN-242", "OGN-236" },
  you = {
    gear = { "Baited Hook" },
    base = { "Glasc Mixologist" },
    runes = { order = 2 },
    deck = { "Karthus, Eternal" },
    trash = { "Shipyard Skulker", "Daring Poro" },
  },

  run = function(t)
    t:answers { you = { { pick = "Karthus, Eternal", to = "base", may = true, target = "Shipyard Skulker" } } }
    t.you:use("Baited Hook", { target = "Glasc Mixologist" })
    t:everyone_passes()

    t:expect { you = { base = { "Baited Hook", "Karthus, Eternal", "Shipyard Skulker" }, trash = { "Daring Poro", "Glasc Mixologist" } } }
  end,
}
