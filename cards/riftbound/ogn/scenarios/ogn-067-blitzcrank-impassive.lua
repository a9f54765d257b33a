-- OGN-067 Blitzcrank, Impassive.

scenario "Played to a battlefield, Blitzcrank pulls an enemy there" {
  covers = { "OGN-067", "383.4.a", "450" },
  you = { hand = { "Blitzcrank, Impassive" }, runes = { calm = 6 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "0", may = true, target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect { combat = "Blank Battlefield", attacker = "foe" }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { units = { ["0"] = { "Blitzcrank, Impassive", "Recruit" } } } }
  end,
}

scenario "Blitzcrank may leave everyone where they are" {
  covers = { "OGN-067", "383.3.a" },
  you = { hand = { "Blitzcrank, Impassive" }, runes = { calm = 6 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "0", may = false })

    t:expect { chain = {}, foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Played to the base, Blitzcrank pulls nobody" {
  covers = { "OGN-067", "383.2.a" },
  you = { hand = { "Blitzcrank, Impassive" }, runes = { calm = 6 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "base" })

    t:expect { chain = {}, foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Holding sends Blitzcrank to its owner's hand, after the point" {
  covers = { "OGN-067", "383.4.d", "056" },
  you = { units = { ["0"] = { "Blitzcrank, Impassive" } }, deck = { "Cleave" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { points = 1, hand = { "Blitzcrank, Impassive", "Cleave" }, controls = {} } }
  end,
}

scenario "Without an enemy Blitzcrank has nobody to pull" {
  covers = { "OGN-067", "402.4" },
  you = { hand = { "Blitzcrank, Impassive" }, runes = { calm = 6 }, units = { ["0"] = { "Recruit" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "0" })

    t:expect { chain = {}, you = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Whom Blitzcrank pulls attacks, in a game of three as well" {
  covers = { "OGN-067", "450", "464.2.c" },
  you = { hand = { "Blitzcrank, Impassive" }, units = { ["0"] = { "Recruit" } }, resources = { energy = 5, calm = 1 } },
  foe = { base = { "Mega-Mech" } },
  foe2 = { base = { "Playful Phantom" } },

  run = function(t)
    t.you:play("Blitzcrank, Impassive", { to = "0" })
    t:answers { you = { { may = true, target = "Playful Phantom" } } }
    t.you:pass()
    t.foe:pass()
    t.foe2:pass()

    t:expect { attacker = "foe2", defender = "you" }
  end,
}
