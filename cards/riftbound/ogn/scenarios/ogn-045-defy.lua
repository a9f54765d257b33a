-- OGN-045 Defy.

scenario "Defy counters a small spell" {
  covers = { "OGN-045", "425", "Reaction" },
  you = { hand = { "Defy" }, runes = { calm = 2 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Defy", { target = "Void Seeker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Void Seeker" }, hand = {}, runes_ready = 0 }, you = { trash = { "Defy" } } }
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "A spell of five Energy is too much for Defy" {
  covers = { "OGN-045", "355.8", "206" },
  you = { hand = { "Defy" }, runes = { calm = 2 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t.foe:pass()

    t.you:refused("play", "Defy", "355.8")
  end,
}

scenario "A spell of two Power is too much for Defy" {
  covers = { "OGN-045", "355.8" },
  you = { hand = { "Stupefy", "Defy" }, runes = { mind = 1, calm = 2 } },
  foe = { hand = { "Wind Wall" }, runes = { calm = 3 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Wind Wall")
    t.foe:pass()
    t.you:play("Defy", { target = "?" })
    t.you:offers_not("target", "Wind Wall")
  end,
}

scenario "Defy reads the printed cost, whatever was paid" {
  covers = { "OGN-045", "206", "W7" },
  you = { hand = { "Defy" }, runes = { calm = 2 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = {
    hand = { "Falling Comet" },
    runes = { mind = 4 },
    units = { ["1"] = { "Eager Apprentice" } },
  },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t.foe:pass()

    t.you:refused("play", "Defy", "355.8")
  end,
}

scenario "Defy may counter Defy" {
  covers = { "OGN-045", "340.4" },
  you = { hand = { "Stupefy", "Defy" }, runes = { mind = 1, calm = 2 } },
  foe = { hand = { "Defy" }, runes = { calm = 2 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Stupefy", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Defy", { target = "Stupefy" })
    t.foe:pass()
    t.you:play("Defy", { target = "foe's Defy" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 2 })
  end,
}
