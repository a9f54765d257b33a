-- OGN-006 Flame Chompers.

scenario "Discarded Chompers come into play for one Fury" {
  covers = { "OGN-006", "422", "383.3.b", "356.1.b" },
  you = { hand = { "Chemtech Enforcer", "Flame Chompers" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = {}, base = { "Chemtech Enforcer", "Flame Chompers" }, runes = 2, runes_ready = 1 } }
    t:expect_unit("Flame Chompers", { exhausted = true })
  end,
}

scenario "The Fury may be kept, and the Chompers stay in the trash" {
  covers = { "OGN-006", "383.3.a" },
  you = { hand = { "Chemtech Enforcer", "Flame Chompers" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { trash = { "Flame Chompers" }, runes = 3 } }
  end,
}

scenario "Without Fury the Chompers stay in the trash" {
  covers = { "OGN-006", "404.2" },
  you = { hand = { "Chemtech Enforcer", "Flame Chompers" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect { you = { trash = { "Flame Chompers" }, base = { "Chemtech Enforcer" }, runes = 4 } }
  end,
}

scenario "Discarded as a cost, the Chompers are played as well, at a battlefield if liked" {
  covers = { "OGN-006", "OGN-002", "355.2" },
  you = {
    hand = { "Brazen Buccaneer", "Flame Chompers" },
    runes = { fury = 5 },
    units = { ["0"] = { "Shipyard Skulker" } },
  },

  run = function(t)
    t:answers { you = { { may = true }, { to = { { "base" }, { "0" } } } } }
    t.you:play("Brazen Buccaneer")
    t:everyone_passes()

    t:expect { you = { base = { "Brazen Buccaneer" }, units = { ["0"] = { "Shipyard Skulker", "Flame Chompers" } } } }
  end,
}

scenario "Killed Chompers do not come back" {
  covers = { "OGN-006", "422" },
  you = { units = { ["0"] = { "Flame Chompers" } }, runes = { fury = 3 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Flame Chompers" })
    t:everyone_passes()

    t:expect { you = { trash = { "Flame Chompers" }, runes = 3 } }
  end,
}
