-- What needs three players and cards that no published set has.

scenario "a unit that an effect plays to others' combat enters in its base" {
  covers = { "CIR-009", "462.2.a", "462.2.b" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },
  foe2 = { hand = { "Stray Call" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move("your Mega-Mech", "Void Gate")
    t.you:pass()
    t.foe:pass()
    t.foe2:play("Stray Call", { target = "Void Gate" })
    t:everyone_passes()

    t:expect { combat = "Void Gate", foe2 = { units = { base = { "Recruit" }, ["Void Gate"] = {} } } }
  end,
}

scenario "one of the two who fight may bring more there" {
  covers = { "CIR-009", "462" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Stray Call" }, runes = { chaos = 1 } },
  foe2 = {},

  run = function(t)
    t.you:move("your Mega-Mech", "Void Gate")
    t.you:pass()
    t.foe:play("Stray Call", { target = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "Void Gate", defending = true })
  end,
}

scenario "who gains control of a unit among two others' units cannot keep it there" {
  covers = { "CIR-010", "449.2", "447.2.c" },
  you = { units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Pouty Poro" } } },
  foe2 = { hand = { "Sudden Friend" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move("your Mega-Mech", "Void Gate")
    t.you:pass()
    t.foe:pass()
    t.foe2:play("Sudden Friend", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { controller = "foe2", at = "base", defending = false })
  end,
}

scenario "triggers of a combat's start: the attacker's, the others' in turn order, the defender's" {
  covers = { "CIR-011", "464.2.e.1" },
  you = { gear = { "Watchful Crowd" } },
  foe = { gear = { "Watchful Crowd" }, units = { ["Void Gate"] = { "Mega-Mech" } } },
  foe2 = { gear = { "Watchful Crowd" }, units = { base = { "Mega-Mech" } }, deck = { "Pouty Poro" } },
  foe3 = { gear = { "Watchful Crowd" } },
  turn_player = "foe2",

  run = function(t)
    t.foe2:move("foe2's Mega-Mech", "Void Gate")
    -- The newest is the defender's and resolves first, the attacker's last.
    t:expect { priority = "foe", foe = { hand_size = 0 } }
    t.foe:pass() t.foe2:pass() t.foe3:pass() t.you:pass()
    t:expect { priority = "you", foe = { hand_size = 1 }, you = { hand_size = 0 } }
    t.you:pass() t.foe:pass() t.foe2:pass() t.foe3:pass()
    t:expect { priority = "foe3", you = { hand_size = 1 }, foe3 = { hand_size = 0 } }
    t.foe3:pass() t.you:pass() t.foe:pass() t.foe2:pass()
    t:expect { priority = "foe2", foe3 = { hand_size = 1 }, foe2 = { hand_size = 0 } }
    t:everyone_passes()
    t:expect { foe2 = { hand_size = 1 }, focus = "foe2" }
  end,
}

scenario "W25: the extra turn that was made last is taken first, then the queue goes on" {
  covers = { "CIR-012", "W25", "735", "738" },
  you = { hand = { "Stolen Hour" }, runes = { mind = 1 } },
  foe = { hand = { "Stolen Hour" }, runes = { mind = 1 } },
  foe2 = {},
  foe3 = { hand = { "Stolen Hour" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Stolen Hour")
    t.you:pass() t.foe:pass() t.foe2:pass()
    t.foe3:play("Stolen Hour")
    t.foe3:pass() t.you:pass()
    t.foe:play("Stolen Hour")
    t:everyone_passes()

    -- Resolved: foe's, then foe3's, then yours; so yours comes first.
    for _, p in ipairs { "you", "foe3", "foe", "foe", "foe2", "foe3", "you" } do
      t:next_turn()
      t:expect { turn_player = p }
    end
  end,
}

scenario "of three players, an extra turn comes between and the order stays" {
  covers = { "CIR-012", "737" },
  you = {},
  foe = {},
  foe2 = { hand = { "Stolen Hour" }, runes = { mind = 1 } },
  turn_player = "foe2",

  run = function(t)
    t.foe2:play("Stolen Hour")
    t:everyone_passes()
    for _, p in ipairs { "foe2", "you", "foe", "foe2" } do
      t:next_turn()
      t:expect { turn_player = p }
    end
  end,
}
