scenario "Rengar jumps to the battlefield that is attacked" {
  covers = { "SFD-025", "355.2", "813", "807" },
  you = { base = { "Recruit" }, hand = { "Rengar, Pouncing" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:play("Rengar, Pouncing", { to = "0" })

    t:expect_unit("Rengar, Pouncing", { at = "Blank Battlefield", attacking = true, might = 5 })
    t:fight()
    t:expect { you = { points = 1 } }
  end,
}

scenario "Rengar does not come to an enemy battlefield that nobody attacks" {
  covers = { "SFD-025", "355.2" },
  you = { base = { "Recruit" }, hand = { "Rengar, Pouncing" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Rengar, Pouncing", "0")
    t.you:move("Recruit", "0")
    t.you:refused("play", "Rengar, Pouncing", "1")
  end,
}

scenario "In the enemy's attack Rengar comes to his own battlefield" {
  covers = { "SFD-025", "813", "355.2" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Rengar, Pouncing" }, runes = { fury = 3 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Rengar, Pouncing", { to = "0" })

    t:expect_unit("Rengar, Pouncing", { defending = true, might = 3 })
  end,
}

scenario "Where no enemy stands Rengar's player attacks nobody" {
  covers = { "SFD-025", "355.2" },
  you = { base = { "Recruit" }, hand = { "Rengar, Pouncing" }, runes = { fury = 3 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:expect { showdown = "Blank Battlefield" }
    t.you:refused("play", "Rengar, Pouncing", "0")
    t.you:play("Rengar, Pouncing", { to = "base" })

    t:expect { you = { base = { "Rengar, Pouncing" } } }
  end,
}
