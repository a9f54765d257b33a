-- UNL-089 Jhin, Meticulous Killer.

scenario "After a spell of four Energy Jhin may be played for one Mind" {
  covers = { "UNL-089", "356.1", "Vision" },
  you = { hand = { "Consult the Past", "Jhin, Meticulous Killer" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t:answers { you = { { recycle = {} } } }
    t.you:play("Jhin, Meticulous Killer")
    t:everyone_passes()

    t:expect { you = { base = { "Jhin, Meticulous Killer" }, runes = 4 } }
  end,
}

scenario "Whoever can pay both may take his Energy cost all the same" {
  covers = { "UNL-089", "356.1" },
  you = { hand = { "Consult the Past", "Jhin, Meticulous Killer", "Jhin, Meticulous Killer" }, runes = { mind = 9 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t:answers { you = { { may = false, recycle = {} }, { recycle = {} } } }
    t.you:play("Jhin, Meticulous Killer")
    t:everyone_passes()
    t:expect { you = { runes = 9, runes_ready = 1 } }
    t.you:play("Jhin, Meticulous Killer")
    t:everyone_passes()

    t:expect { you = { runes = 8 } }
  end,
}

scenario "Without such a spell this turn Jhin costs four" {
  covers = { "UNL-089" },
  you = { hand = { "Void Seeker", "Jhin, Meticulous Killer" }, runes = { fury = 3 }, resources = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Jhin, Meticulous Killer", "357.1")
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t.you:refused("play", "Jhin, Meticulous Killer", "357.1")
  end,
}

scenario "A countered spell has been paid for: Jhin comes for one Mind" {
  covers = { "UNL-089", "R141", "419.4.b", "425.1.c" },
  you = { hand = { "Singularity", "Jhin, Meticulous Killer" }, runes = { mind = 7 } },
  foe = { base = { "Recruit" }, hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Singularity", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Wind Wall")
    t:everyone_passes()
    t:expect { foe = { base = { "Recruit" } } }
    t:answers { you = { { recycle = {} } } }
    t.you:play("Jhin, Meticulous Killer")
    t:everyone_passes()

    t:expect { you = { base = { "Jhin, Meticulous Killer" }, runes = 4 } }
  end,
}

scenario "What the foe spends is nothing to Jhin, nor what you spent last turn" {
  covers = { "UNL-089" },
  you = { hand = { "Jhin, Meticulous Killer", "Consult the Past" }, runes = { mind = 4 }, rune_deck = {} },
  foe = { hand = { "Consult the Past" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Consult the Past")
    t:everyone_passes()
    t:next_turn()
    t:answers { you = { { recycle = {} } } }
    t.you:play("Jhin, Meticulous Killer")
    t:everyone_passes()

    t:expect { you = { runes = 4, runes_ready = 0 } }
  end,
}

scenario "From the Champion Zone Jhin comes for one Mind as well" {
  covers = { "UNL-089", "419.1.a" },
  you = { hand = { "Consult the Past" }, champion = "Jhin, Meticulous Killer", runes = { mind = 5 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()
    t:answers { you = { { recycle = {} } } }
    t.you:play("Jhin, Meticulous Killer", { from = "champion_zone" })
    t:everyone_passes()

    t:expect { you = { base = { "Jhin, Meticulous Killer" }, runes = 4 } }
  end,
}

scenario "The foe's great spell in your turn makes Jhin no cheaper" {
  covers = { "UNL-089" },
  you = { hand = { "Cleave", "Jhin, Meticulous Killer" }, runes = { fury = 1 }, resources = { mind = 1 }, base = { "Mega-Mech" } },
  foe = { hand = { "Moonlight Affliction" }, runes = { mind = 7 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Moonlight Affliction", { target = "Mega-Mech" })
    t:everyone_passes()

    t.you:refused("play", "Jhin, Meticulous Killer", "357.1")
  end,
}
