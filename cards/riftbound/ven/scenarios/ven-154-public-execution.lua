-- VEN-154 Public Execution.

scenario "An enemy weaker than a friendly unit dies" {
  covers = { "VEN-154", "355.9", "428" },
  you = { hand = { "Public Execution" }, base = { "Riptide Rex" }, runes = { body = 2 } },
  foe = { base = { "Bilgewater Bully", "Playful Phantom", "Pouty Poro" } },

  run = function(t)
    t.you:play("Public Execution", { target = "?" })
    t.you:answer("Riptide Rex")
    t.you:offers_not("target", "Bilgewater Bully")
    t.you:offers("target", "Pouty Poro")
    t.you:answer("Playful Phantom")
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" }, base = { "Bilgewater Bully", "Pouty Poro" } } }
  end,
}

scenario "The friendly unit that is returned in response leaves nothing to compare with" {
  covers = { "VEN-154", "359.3.e.12" },
  you = { hand = { "Public Execution" }, units = { ["0"] = { "Shipyard Skulker" } }, runes = { body = 2 } },
  foe = { base = { "Pouty Poro" }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Public Execution", { target = { { "Shipyard Skulker" }, { "Pouty Poro" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { base = { "Pouty Poro" } }, you = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Without a weaker enemy Public Execution cannot be played" {
  covers = { "VEN-154", "355.8" },
  you = { hand = { "Public Execution" }, base = { "Pouty Poro" }, runes = { body = 2 } },
  foe = { base = { "Stalwart Poro" } },

  run = function(t) t.you:refused("play", "Public Execution", "355.8") end,
}

scenario "For five Energy and two Power Public Execution comes out of the trash" {
  covers = { "VEN-154", "Flow", "829" },
  you = { trash = { "Public Execution" }, base = { "Mega-Mech" }, runes = { fury = 5 } },
  foe = { base = { "Stalwart Poro" } },

  run = function(t)
    t.you:play("Public Execution", { from = "trash" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Stalwart Poro" } }, you = { banished = { "Public Execution" }, runes = 3 } }
  end,
}

scenario "A friendly unit that is no stronger any more kills nobody" {
  covers = { "VEN-154", "359.3.e.2" },
  you = { hand = { "Public Execution" }, base = { "Shipyard Skulker" }, runes = { body = 2 } },
  foe = { base = { "Pouty Poro" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Public Execution", { target = { { "Shipyard Skulker" }, { "Pouty Poro" } } })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { base = { "Pouty Poro" } } }
  end,
}
