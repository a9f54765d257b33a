-- OGN-013 Pouty Poro: Deflect.

scenario "An opponent pays one Power more to choose the Poro" {
  covers = { "OGN-013", "Deflect", "809", "356.2.a.2" },
  you = { units = { ["0"] = { "Pouty Poro" } } },
  foe = { hand = { "Cleave" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Pouty Poro" })

    t:expect { chain = { "Cleave" }, foe = { runes = 1 } }
  end,
}

scenario "Who cannot pay for Deflect cannot choose the Poro" {
  covers = { "OGN-013", "Deflect", "809" },
  you = { units = { ["0"] = { "Pouty Poro" } } },
  foe = { hand = { "Rebuke" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Rebuke")
  end,
}

scenario "With one rune more the Poro may be chosen" {
  covers = { "OGN-013", "Deflect", "809", "OGN-172" },
  you = { units = { ["0"] = { "Pouty Poro" } } },
  foe = { hand = { "Rebuke" }, runes = { chaos = 2, calm = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Rebuke", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } }, foe = { runes = 0 } }
  end,
}

scenario "Its own player chooses the Poro for nothing" {
  covers = { "OGN-013", "Deflect", "809" },
  you = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Cleave" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Pouty Poro" })

    t:expect { you = { runes = 1 } }
  end,
}

scenario "What chooses another unit pays nothing for the Poro beside it" {
  covers = { "OGN-013", "Deflect", "809" },
  you = { units = { ["0"] = { "Pouty Poro", "Shipyard Skulker" } } },
  foe = { hand = { "Rebuke" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t:answers { foe = { { target = "?" } } }
    t.foe:play("Rebuke")
    t.foe:offers_not("target", "Pouty Poro")
    t.foe:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" } } }
  end,
}
