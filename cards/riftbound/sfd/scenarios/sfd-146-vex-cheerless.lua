-- SFD-146 Vex, Cheerless.

scenario "Vex in combat makes your spells an Energy and a Power cheaper, down to one Energy" {
  covers = { "SFD-146", "356.4.d" },
  you = { base = { "Vex, Cheerless" }, hand = { "Void Seeker", "Discipline", "Stupefy" }, runes = { chaos = 4 } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Vex, Cheerless", "0")
    t.you:play("Void Seeker", { target = "Mountain Drake" })
    t.you:play("Discipline", { target = "Vex, Cheerless" })
    t:expect { you = { runes_ready = 1, runes = 4 } }
    t.you:play("Stupefy", { target = "Mountain Drake" })

    t:expect { you = { runes_ready = 0, runes = 4 } }
  end,
}

scenario "Vex in combat makes enemy spells dearer by an Energy and a Power" {
  covers = { "SFD-146", "356.3" },
  you = { base = { "Vex, Cheerless" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Cleave", "Discipline" }, runes = { fury = 2, calm = 1 } },

  run = function(t)
    t.you:move("Vex, Cheerless", "0")
    t.you:pass()
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { runes = 2, runes_ready = 1 } }
  end,
}

scenario "A spell from facedown still costs what Vex adds" {
  covers = { "SFD-146", "R098", "811.1.b", "356.1", "356.3" },
  you = { base = { "Vex, Cheerless" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Fight or Flight" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Vex, Cheerless", "0")
    t.you:pass()
    t.foe:play("Fight or Flight", { from = "facedown", target = "Vex, Cheerless" })
    t:expect { foe = { runes = 0 } }
    t:everyone_passes()

    t:expect { you = { base = { "Vex, Cheerless" } } }
  end,
}

scenario "Without a Rune the spell from facedown cannot be played against Vex" {
  covers = { "SFD-146", "R098", "357.1" },
  you = { base = { "Vex, Cheerless" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:move("Vex, Cheerless", "0")
    t.you:pass()
    t.foe:refused("play", "Fight or Flight", { from = "facedown" })
  end,
}

scenario "Out of combat Vex changes no cost of others" {
  covers = { "SFD-146" },
  you = { base = { "Vex, Cheerless" } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Vex, Cheerless" })

    t:expect { foe = { runes = 2 } }
  end,
}

scenario "Out of combat Vex makes nothing cheaper" {
  covers = { "SFD-146" },
  you = { base = { "Vex, Cheerless" }, hand = { "Discipline" }, runes = { calm = 1 } },

  run = function(t)
    t.you:refused("play", "Discipline", "357.1")
  end,
}
