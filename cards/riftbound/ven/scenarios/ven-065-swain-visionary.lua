-- VEN-065 Swain, Visionary.

scenario "After a unit, a gear and a spell Swain's conquest is worth a point more" {
  covers = { "VEN-065", "383.2.a.1", "194.1" },
  you = {
    base = { "Swain, Visionary" }, hand = { "Shipyard Skulker", "Orb of Regret", "Discipline" }, resources = { energy = 6 },
  },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t.you:play("Orb of Regret")
    t.you:play("Discipline", { target = "Swain, Visionary" })
    t:everyone_passes()
    t.you:move("Swain, Visionary", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}

scenario "A token unit is none for Swain" {
  covers = { "VEN-065", "185" },
  you = {
    base = { "Swain, Visionary" }, hand = { "Iterative Design", "Orb of Regret" }, resources = { energy = 5 },
  },

  run = function(t)
    t.you:play("Orb of Regret")
    t.you:play("Iterative Design")
    t:everyone_passes()
    t.you:move("Swain, Visionary", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1, base = { "Orb of Regret", "Mech" } } }
  end,
}

scenario "Without a gear, or with one of the foe, Swain's conquest is worth one point" {
  covers = { "VEN-065", "383.2.a.1" },
  you = {
    base = { "Swain, Visionary" }, hand = { "Shipyard Skulker", "Discipline" }, resources = { energy = 5 },
  },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t.you:play("Discipline", { target = "Swain, Visionary" })
    t:everyone_passes()
    t.you:move("Swain, Visionary", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1 } }
  end,
}

scenario "A countered spell has been played, for Swain" {
  covers = { "VEN-065", "419.4.b" },
  you = {
    base = { "Swain, Visionary" }, hand = { "Shipyard Skulker", "Orb of Regret", "Discipline" }, resources = { energy = 6 },
  },
  foe = { hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Shipyard Skulker", { to = "base" })
    t.you:play("Orb of Regret")
    t.you:play("Discipline", { target = "Swain, Visionary" })
    t.you:pass()
    t.foe:play("Defy", { target = "Discipline" })
    t:everyone_passes()
    t.you:move("Swain, Visionary", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Swain comes with Vision" {
  covers = { "VEN-065", "Vision", "817" },
  you = { hand = { "Swain, Visionary" }, resources = { energy = 6, mind = 1 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Swain, Visionary", { to = "base" })
    t:answers { you = { { recycle = "Gust" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Flash", "Gust" } } }
  end,
}

scenario "A Porobot is a gear and a unit for Swain" {
  covers = { "VEN-065", "VEN-058", "178.1" },
  you = { base = { "Swain, Visionary" }, hand = { "Patched Porobot", "Discipline" }, resources = { energy = 4 } },

  run = function(t)
    t.you:play("Patched Porobot", { to = "base" })
    t.you:play("Discipline", { target = "Swain, Visionary" })
    t:everyone_passes()
    t.you:move("Swain, Visionary", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}
