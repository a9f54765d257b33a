-- OGN-077 Zhonya's Hourglass.

scenario "Zhonya's dies instead; the unit is healed, exhausted and at home" {
  covers = { "OGN-077", "369", "370.1" },
  you = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Mega-Mech", { at = "base", exhausted = true, damage = 0 })
  end,
}

scenario "An exhausted unit that would die in its base is healed and stays" {
  covers = { "OGN-077", "R179", "055" },
  you = { base = { "Zhonya's Hourglass", { "Mega-Mech", exhausted = true } } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Mega-Mech", { at = "base", exhausted = true, damage = 0 })
  end,
}

scenario "Hidden Blade with the death replaced: its controller still draws two" {
  covers = { "OGN-077", "R052", "359.3.e.14.b", "370.1", "OGN-213" },
  you = { hand = { "Hidden Blade" }, runes = { order = 3 } },
  foe = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Zhonya's Hourglass" }, hand = { "Gust", "Flash" } } }
    t:expect_unit("Mega-Mech", { at = "base", exhausted = true })
  end,
}

scenario "A cost is paid though Zhonya's replaces the death" {
  covers = { "OGN-077", "W18", "357.2.a", "203.2", "OGN-208" },
  you = { hand = { "Cruel Patron" }, runes = { order = 5 }, base = { "Zhonya's Hourglass", "Recruit" } },

  run = function(t)
    t.you:play("Cruel Patron", { cost = "Recruit", to = "base" })

    t:expect { you = { base = { "Cruel Patron", "Recruit" }, trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "Two units die at once: Zhonya's saves the one that its controller picks" {
  covers = { "OGN-077", "373", "373.2" },
  you = { hand = { "Tibbers" }, runes = { fury = 10 }, base = { "Recruit" } },
  foe = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Shipyard Skulker", "Daring Poro" } } },

  run = function(t)
    t:answers { foe = { { pick = "Daring Poro" } } }
    t.you:play("Tibbers", { to = "base" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Zhonya's Hourglass", "Shipyard Skulker" }, base = { "Daring Poro" } } }
  end,
}

scenario "A unit that Zhonya's saves has not died: its Deathknell does not fire" {
  covers = { "OGN-077", "W18", "808.1.d.1", "OGN-178" },
  you = { base = { "Mega-Mech" } },
  foe = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Undercover Agent" } }, hand = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { hand = { "Gust", "Flash" }, base = { "Undercover Agent" }, trash = { "Zhonya's Hourglass" } }, you = { points = 1 } }
  end,
}

scenario "Zhonya's turned up in response saves the unit that is about to die" {
  covers = { "OGN-077", "811.1", "337.2" },
  turn_player = "foe",
  you = { facedown = { ["0"] = { "Zhonya's Hourglass" } }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Zhonya's Hourglass", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, trash = { "Zhonya's Hourglass" } } }
  end,
}

scenario "Of two Hourglasses one stands in for one death" {
  covers = { "OGN-077", "370.2" },
  you = { base = { "Zhonya's Hourglass", "Zhonya's Hourglass" }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" }, gear = { "Zhonya's Hourglass" } } }
    t:expect_unit("Mega-Mech", { at = "base", exhausted = true, damage = 0 })
  end,
}

scenario "Two Hourglasses save two who would die together" {
  covers = { "OGN-077", "373" },
  you = { base = { "Zhonya's Hourglass", "Zhonya's Hourglass" }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { gear = {}, base = { "Recruit", "Shipyard Skulker" } } }
  end,
}

scenario "An Hourglass that lies facedown saves nobody" {
  covers = { "OGN-077", "Hidden", "129.4" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, facedown = { ["0"] = { "Zhonya's Hourglass" } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker", "Zhonya's Hourglass" } } }
  end,
}

scenario "A teammate's unit is friendly to the Hourglass and goes home to its own base" {
  covers = { "OGN-077", "489.8.e" },
  you = { base = { "Zhonya's Hourglass" } },
  mate = { units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" } }, mate = { base = { "Recruit" } } }
  end,
}

scenario "The Hourglass saves from Temporary for one round" {
  covers = { "OGN-077", "OGN-069", "Temporary", "801.3.a" },
  you = { base = { "Zhonya's Hourglass", "Mega-Mech" }, hand = { "Last Stand" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Last Stand", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t:expect { you = { trash = { "Zhonya's Hourglass", "Last Stand" } } }
    t:expect_unit("Mega-Mech", { at = "base", exhausted = true })
    t:next_turn()
    t:next_turn()

    t:expect { you = { trash = { "Zhonya's Hourglass", "Last Stand", "Mega-Mech" } } }
  end,
}
