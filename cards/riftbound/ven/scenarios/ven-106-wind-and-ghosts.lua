-- VEN-106 Wind and Ghosts.

scenario "A unit of three Might is banished" {
  covers = { "VEN-106", "427" },
  you = { hand = { "Wind and Ghosts" }, runes = { chaos = 3 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Wind and Ghosts", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { banished = { "Shipyard Skulker" }, hand = {} } }
  end,
}

scenario "A stronger unit goes to its owner's hand" {
  covers = { "VEN-106", "355.9" },
  you = { hand = { "Wind and Ghosts" }, runes = { chaos = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Wind and Ghosts", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { banished = {}, hand = { "Mega-Mech" }, base = { "Recruit" } } }
  end,
}

scenario "Its Might counts as it is when the spell happens; also in a showdown" {
  covers = { "VEN-106", "Action", "359.3" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Wind and Ghosts" }, runes = { chaos = 3 } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Discipline" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Wind and Ghosts", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { banished = {}, hand_size = 2 } }
  end,
}
