-- OGN-177 Stealthy Pursuer.

scenario "The Pursuer follows a friend that leaves its place" {
  covers = { "OGN-177", "383.3.a", "446.1" },
  you = { base = { "Stealthy Pursuer", "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:answers { you = { { may = true } } }
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Shipyard Skulker", "Stealthy Pursuer" } } } }
    t:expect_unit("Stealthy Pursuer", { ready = true })
  end,
}

scenario "The Pursuer need not follow" {
  covers = { "OGN-177", "383.3.a" },
  you = { base = { "Stealthy Pursuer", "Shipyard Skulker" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Shipyard Skulker", "0")

    t:expect { you = { base = { "Stealthy Pursuer" } } }
  end,
}

scenario "Who leaves another place is not followed" {
  covers = { "OGN-177" },
  you = { base = { "Stealthy Pursuer" }, units = { ["0"] = { "Vi, Destructive" } } },

  run = function(t)
    t.you:move("Vi, Destructive", "1")

    t:expect { chain = {}, you = { base = { "Stealthy Pursuer" } } }
  end,
}

scenario "An enemy that leaves is not followed" {
  covers = { "OGN-177" },
  you = { base = { "Stealthy Pursuer" }, hand = { "Fight or Flight" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Stealthy Pursuer", "0")
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { base = { "Shipyard Skulker" } }, you = { units = { ["0"] = { "Stealthy Pursuer" } } } }
  end,
}

scenario "The Pursuer joins an attack before the combat begins" {
  covers = { "OGN-177", "344", "464.2" },
  you = { base = { { "Stealthy Pursuer", exhausted = true }, "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Stealthy Pursuer", { attacking = true, exhausted = true })
  end,
}

scenario "The Pursuer's own move starts nothing" {
  covers = { "OGN-177" },
  you = { base = { "Stealthy Pursuer", "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Stealthy Pursuer", "0")

    t:expect { chain = {}, showdown = "Blank Battlefield" }
  end,
}

scenario "Moved together with its friend, the Pursuer has left already" {
  covers = { "OGN-177", "383.2.c" },
  you = { base = { "Stealthy Pursuer", "Shipyard Skulker" } },

  run = function(t)
    t.you:move({ "Stealthy Pursuer", "Shipyard Skulker" }, "0")

    t:expect { you = { units = { ["0"] = { "Stealthy Pursuer", "Shipyard Skulker" } } } }
    t:fight()
    t:expect { you = { points = 1 } }
  end,
}

scenario "Two Pursuers follow one friend; the second sees the first go as well" {
  covers = { "OGN-177", "383.2.c" },
  you = { base = { "Stealthy Pursuer", "Stealthy Pursuer", "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { may = { { true }, { true }, { true } } } } }
    t.you:move("Mega-Mech", "0")
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Stealthy Pursuer", "Stealthy Pursuer", "Mega-Mech" } } } }
  end,
}
