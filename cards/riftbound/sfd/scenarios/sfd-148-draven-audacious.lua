-- SFD-148 Draven, Audacious.

scenario "Draven earns a point for the first combat that he wins" {
  covers = { "SFD-148", "466.3" },
  you = { base = { "Draven, Audacious" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Draven, Audacious", "0")
    t:fight()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Another's combat is not Draven's, and a second one earns nothing" {
  covers = { "SFD-148", "383.1" },
  you = { units = { ["Windswept Hillock"] = { "Draven, Audacious" } }, base = { "Mega-Mech" } },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, base = { "Daring Poro", "Mystic Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Daring Poro", "Windswept Hillock")
    t:fight()
    t:expect { you = { points = 1 } }
    t.foe:move("Mystic Poro", "Windswept Hillock")
    t:fight()
    t:expect { you = { points = 1 } }
    t:next_turn()
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()

    t:expect { you = { points = 3 } }
  end,
}

scenario "Draven's death in combat is a point for the chosen opponent" {
  covers = { "SFD-148", "428.5.c.2" },
  you = { base = { "Draven, Audacious" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Draven, Audacious", "0")
    t:fight()

    t:expect { you = { trash = { "Draven, Audacious" } }, foe = { points = 1 } }
  end,
}

scenario "Draven's death out of combat is nobody's point" {
  covers = { "SFD-148" },
  you = { base = { "Draven, Audacious" } },
  foe = { hand = { "Vengeance" }, runes = { order = 7 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Draven, Audacious" })
    t:expect { foe = { runes = 4 } }
    t:everyone_passes()

    t:expect { foe = { points = 0 }, you = { trash = { "Draven, Audacious" } } }
  end,
}
