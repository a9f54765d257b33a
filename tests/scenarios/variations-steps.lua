-- Variations of steps, order and what may be done when.

scenario "In a showdown no Standard Move, no hiding, no plain unit" {
  covers = { "R120", "308.1.a", "144.1", "410.1.a" },
  you = { base = { "Pakaa Cub", "Recruit" }, units = { ["1"] = { "Mega-Mech" } }, hand = { "Hidden Blade", "Daring Poro" }, runes = { order = 4 } },

  run = function(t)
    t.you:move("Pakaa Cub", "0")
    t:expect { focus = "you" }
    t.you:refused("move", "Recruit", "0")
    t.you:refused("hide", "Hidden Blade", "1")
    t.you:refused("play", "Daring Poro", "308.1.a")
    t:fight()
    t.you:offers("move", "Recruit", "0")
    t.you:offers("hide", "Hidden Blade", "1")
    t.you:offers("play", "Daring Poro")
  end,
}

scenario "With a chain of one's own open nothing but Reactions, in one's own turn as well" {
  covers = { "R120", "309.1.a", "313" },
  you = { base = { "Pakaa Cub" }, hand = { "Stupefy", "Incinerate", "Discipline" }, runes = { mind = 1, fury = 2, calm = 2 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Pakaa Cub" })
    t.you:refused("play", "Incinerate", "309.1.a")
    t.you:offers("play", "Discipline")
    t.you:refused("move", "Pakaa Cub", "0")
    t:everyone_passes()
  end,
}

scenario "An Action may open a showdown's chain, after which it is the other's Focus" {
  covers = { "R114", "340.2.a", "346", "806" },
  you = { base = { "Mega-Mech" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Incinerate", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { chain = {}, focus = "foe", priority = "foe" }
    t.foe:pass()
    t:expect { focus = "you" }
    t:fight()
  end,
}

scenario "The chain of an attack trigger closes and Focus is still the attacker's" {
  covers = { "R114", "346.1", "464.2.f", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass() t.foe:pass()

    t:expect { chain = {}, focus = "you", priority = "you" }
    t:fight()
  end,
}

scenario "A pass, an answer, and the first passer is asked again before the showdown closes" {
  covers = { "R114", "347.2.a", "348" },
  you = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Playful Phantom" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Discipline", { target = "Playful Phantom" })
    t.foe:pass() t.you:pass()
    t:expect { focus = "you" }
    t.you:play("Stupefy", { target = "Playful Phantom" })
    t.you:pass() t.foe:pass()
    t:expect { focus = "foe" }
    t.foe:pass()
    t:expect { focus = "you", combat = "Blank Battlefield" }
    t.you:pass()

    t:expect { combat = false, foe = { trash = { "Discipline", "Playful Phantom" } } }
  end,
}

scenario "Sona in her base when the turn ends does not trigger" {
  covers = { "W19", "383.2.a.1", "OGN-073" },
  you = { base = { "Sona, Harmonious" }, runes = { calm = { ready = 0, exhausted = 2 } } },

  run = function(t)
    t.you:end_turn()

    t:expect { turn_player = "foe", you = { runes_ready = 0 } }
  end,
}

scenario "Sona does nothing at the end of the opponent's turn" {
  covers = { "W19", "317.1", "OGN-073" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Sona, Harmonious" } }, runes = { calm = { ready = 0, exhausted = 2 } } },

  run = function(t)
    t.foe:end_turn()

    t:expect { chain = {}, turn_player = "you" }
  end,
}

scenario "What ends with the turn ends at once for all: the weakened do not die of it" {
  covers = { "317.2.c", "317.2.b", "R157" },
  you = { base = { { "Pakaa Cub", damage = 2 } }, hand = { "Discipline" }, runes = { calm = 2 } },
  foe = { hand = { "Hextech Ray" } },

  run = function(t)
    t.you:play("Discipline", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:next_turn()

    t:expect_unit("Pakaa Cub", { might = 3, damage = 0 })
  end,
}

scenario "Temporary goes before the points are counted: nothing is held" {
  covers = { "816.1.b", "315.2.a.1", "469.2" },
  phase = "awaken",
  you = { units = { ["0"] = { "Sprite" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 0, units = { ["0"] = {} }, controls = {} } }
  end,
}

scenario "Beside a Temporary one another unit holds the place" {
  covers = { "816.1.b", "469.2" },
  phase = "awaken",
  you = { units = { ["0"] = { "Sprite", "Recruit" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 1, units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "The opponent's Temporary unit stays in your turn" {
  covers = { "816.1.b" },
  phase = "awaken",
  foe = { units = { ["0"] = { "Sprite" } } },

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", foe = { units = { ["0"] = { "Sprite" } } } }
  end,
}
