-- OGN-040 Seal of Rage, OGN-204 Seal of Discord.

scenario "The Seal pays a spell's Power and the rune stays" {
  covers = { "OGN-040", "429", "163" },
  you = { gear = { "Seal of Rage" }, hand = { "Void Seeker" }, runes = { chaos = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })

    t:expect { you = { runes = 3, runes_ready = 0, resources = { fury = 0 } } }
    t:expect_unit("Seal of Rage", { exhausted = true })
  end,
}

scenario "An exhausted Seal adds nothing" {
  covers = { "OGN-040", "414" },
  you = { gear = { { "Seal of Rage", exhausted = true } }, hand = { "Void Seeker" }, runes = { chaos = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker", "357.1")
  end,
}

scenario "Fury of the Seal is no Chaos" {
  covers = { "OGN-040", "163" },
  you = { gear = { "Seal of Rage" }, hand = { "Ride the Wind" }, base = { "Pouty Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:refused("play", "Ride the Wind", "357.1")
  end,
}

scenario "Chaos of the other Seal is" {
  covers = { "OGN-204", "429" },
  you = { gear = { "Seal of Discord" }, hand = { "Ride the Wind" }, base = { "Pouty Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Pouty Poro", destination = "0" })
    t:everyone_passes()

    t:expect_unit("Seal of Discord", { exhausted = true })
    t:expect { you = { runes = 3, resources = { chaos = 0 } } }
  end,
}

scenario "A Seal pays in the opponent's turn and for Deflect" {
  covers = { "OGN-204", "429.3", "Reaction", "Deflect" },
  you = { gear = { "Seal of Discord" }, hand = { "Gust" }, units = { ["0"] = { "Mega-Mech" } }, runes = { calm = 1 } },
  foe = { base = { "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Pouty Poro", "0")
    t.foe:pass()
    t.you:play("Gust", { target = "Pouty Poro", pay = "Seal of Discord" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Pouty Poro" } }, you = { runes = 1 } }
    t:expect_unit("Seal of Discord", { exhausted = true })
  end,
}
