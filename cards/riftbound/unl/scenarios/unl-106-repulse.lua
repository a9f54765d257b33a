-- UNL-106 Repulse.

scenario "Repulse counters a spell that chooses your unit at a battlefield" {
  covers = { "UNL-106", "425", "Reaction" },
  you = { units = { ["0"] = { "Recruit", "Mega-Mech" } }, hand = { "Repulse" }, runes = { body = 1 } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Repulse", { target = { { "Mega-Mech" }, { "Vengeance" } } })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit", "Mega-Mech" } } }, foe = { trash = { "Vengeance" } } }
  end,
}

scenario "A spell that chooses two friendly units is safe from Repulse" {
  covers = { "UNL-106", "355.8" },
  you = { units = { ["0"] = { "Recruit", "Mega-Mech" } }, hand = { "Repulse" }, runes = { body = 1 } },
  foe = { hand = { "Singularity" }, runes = { mind = 6 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Singularity", { target = { "Mega-Mech", "Recruit" } })
    t.foe:pass()
    t.you:refused("play", "Repulse", "355.8")
  end,
}

scenario "A spell that chooses your unit and one of the foe's own is not" {
  covers = { "UNL-106", "425" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Repulse" }, runes = { body = 1 } },
  foe = { hand = { "Singularity" }, runes = { mind = 6 }, base = { "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Singularity", { target = { "Mega-Mech", "Recruit" } })
    t.foe:pass()
    t.you:play("Repulse", { target = { { "Mega-Mech" }, { "Singularity" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { foe = { base = { "Recruit" } } }
  end,
}

scenario "A unit in base, and a spell of your own, are nothing for Repulse" {
  covers = { "UNL-106", "355.8" },
  you = { base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } }, hand = { "Repulse", "Discipline" }, runes = { body = 1, calm = 2 } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Discipline", { target = "Recruit" })
    t.you:refused("play", "Repulse", "355.8")
  end,
}

scenario "Repulse counters an ability as well" {
  covers = { "UNL-106", "425" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Repulse" }, runes = { body = 1 } },
  foe = { gear = { "Iron Ballista" } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Iron Ballista", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Repulse", { target = { { "Recruit" }, { "Iron Ballista" } } })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "A friendly unit that is not chosen cannot be named for another's sake" {
  covers = { "UNL-106", "355.8" },
  you = { units = { ["0"] = { "Recruit" }, base = { "Mega-Mech" } }, hand = { "Repulse" }, runes = { body = 1 } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:refused("play", "Repulse", "355.8")
  end,
}

scenario "An ability that chooses two of your units is safe, as is one of your own" {
  covers = { "UNL-106", "355.8" },
  you = {
    units = { ["0"] = { "Recruit", "Mega-Mech" } },
    gear = { "Orb of Regret" },
    hand = { "Repulse" },
    runes = { body = 1, mind = 1 },
  },
  foe = { base = { "Volibear, Furious" } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Recruit" })
    t.you:refused("play", "Repulse", "355.8")
    t:everyone_passes()
    t:next_turn()
    t.foe:move("Volibear, Furious", "0", { target = { "Recruit", "Mega-Mech" } })
    t.foe:pass()

    t.you:refused("play", "Repulse", "355.8")
  end,
}

scenario "A spell that helps the foe's own unit is not to be repulsed" {
  covers = { "UNL-106", "355.8" },
  you = { hand = { "Repulse" }, runes = { body = 1 } },
  foe = { units = { ["0"] = { "Recruit" } }, hand = { "Discipline" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Recruit" })
    t.foe:pass()

    t.you:refused("play", "Repulse", "355.8")
  end,
}
