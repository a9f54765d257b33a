-- OGN-191 Maddened Marauder, and Tank.

scenario "Arriving, the Marauder sends a unit home" {
  covers = { "OGN-191", "383.4.a", "420" },
  you = { hand = { "Maddened Marauder" }, runes = { chaos = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Maddened Marauder", { target = "?" })
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech", "Pouty Poro" }, controls = {} } }
  end,
}

scenario "With nobody else at a battlefield the Marauder must go home himself" {
  covers = { "OGN-191", "402.4.b" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Maddened Marauder" }, runes = { chaos = 5 } },

  run = function(t)
    t.you:play("Maddened Marauder", { to = "0", target = "Maddened Marauder" })
    t:everyone_passes()

    t:expect { you = { base = { "Maddened Marauder" }, units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "With no unit at any battlefield nothing happens" {
  covers = { "OGN-191", "402.4" },
  you = { hand = { "Maddened Marauder" }, runes = { chaos = 5 }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Maddened Marauder")

    t:expect { chain = {}, you = { base = { "Maddened Marauder", "Pouty Poro" } } }
  end,
}

scenario "The Marauder's Tank takes the damage before the others" {
  covers = { "OGN-191", "Tank", "815", "465.2" },
  you = { base = { "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { "Pouty Poro", "Maddened Marauder", "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Maddened Marauder" }, units = { ["0"] = { "Pouty Poro", "Shipyard Skulker" } } } }
  end,
}

scenario "What a Tank leaves over goes to the others" {
  covers = { "OGN-191", "Tank", "815", "465.2.c" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Pouty Poro", "Maddened Marauder", "Shipyard Skulker" } } },

  run = function(t)
    t:answers { you = { { assign = { { "Maddened Marauder" }, { "Shipyard Skulker" } } } } }
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Maddened Marauder", "Shipyard Skulker" } }, you = { trash = { "Mega-Mech" } } }
  end,
}

scenario "Among two Tanks the attacker chooses" {
  covers = { "OGN-191", "Tank", "815" },
  you = { base = { "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { "Pouty Poro", "Maddened Marauder", "Maddened Marauder" } } },

  run = function(t)
    t:answers { you = { { assign = "?" } } }
    t.you:move("Vanguard Sergeant", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("assign", "Pouty Poro")
    t.you:offers("assign", "Maddened Marauder#1")
    t.you:answer("Maddened Marauder#2")

    t:expect { foe = { trash = { "Maddened Marauder" } } }
  end,
}
