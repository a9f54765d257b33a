-- OGN-045 Defy.

scenario "Defy counters a cheap spell: it does nothing and goes to the trash, nothing is given back" {
  covers = { "OGN-045", "425", "425.1.c" },
  you = { hand = { "Get Excited!", "Gust" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Get Excited!", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Get Excited!" })
    t:everyone_passes()

    t:expect { chain = {}, you = { trash = { "Get Excited!" }, hand = { "Gust" }, runes = 1, runes_ready = 0 }, foe = { trash = { "Defy" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "A spell of five Energy is beyond Defy, and so is one of two Power" {
  covers = { "OGN-045", "355.8" },
  you = { hand = { "Falling Comet", "Rebuke" }, runes = { mind = 5, chaos = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Defy", "355.8")
    t.foe:pass()
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Defy", "355.8")
  end,
}

scenario "The printed cost counts for Defy, not what was paid" {
  covers = { "OGN-045", "W7", "206" },
  you = { hand = { "Sky Splitter" }, runes = { fury = 1 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Sky Splitter", { target = "foe's Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Defy", "355.8")
  end,
}

scenario "Defy may counter Defy; the first spell resolves" {
  covers = { "OGN-045", "Q55", "340.1" },
  you = { hand = { "Incinerate", "Defy" }, runes = { fury = 2, calm = 1 } },
  foe = { units = { ["0"] = { "Daring Poro" } }, hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Daring Poro" })
    t.you:pass()
    t.foe:play("Defy", { target = "Incinerate" })
    t.foe:pass()
    t.you:play("Defy", { target = "foe's Defy" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro", "Defy" } }, you = { trash = { "Incinerate", "Defy" } } }
  end,
}
