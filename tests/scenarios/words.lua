-- The words of scenarios: whose thing a name means, where a play is refused, which ability
-- is used, whose a card is.

scenario "A name in a player's move means that player's own" {
  covers = { "144.4" },
  turn_player = "foe",
  you = { base = { { "Recruit", exhausted = true } } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.foe:offers("move", "Recruit", "base")
    t.foe:move("Recruit", "base")

    t:expect { foe = { base = { "Recruit" }, units = { ["Void Gate"] = {} } }, you = { base = { "Recruit" } } }
  end,
}

scenario "A play is refused at one place and offered at another" {
  covers = { "355.2" },
  you = { hand = { "Mega-Mech" }, runes = { fury = 8 }, units = { ["Void Gate"] = { "Recruit" } } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Mega-Mech", "Zaun Warrens", "355.2")
    t.you:refused("play", "Mega-Mech", "Zaun Warrens")
    t.you:offers("play", "Mega-Mech")
    t.you:play("Mega-Mech", { to = "Void Gate" })
    t:everyone_passes()

    t:expect { you = { units = { ["Void Gate"] = { "Recruit", "Mega-Mech" } } } }
  end,
}

scenario "Abilities are numbered as the card prints them, whichever can be used now" {
  covers = { "203.3" },
  floats = true,
  you = { runes = { fury = { ready = 0, exhausted = 1 } } },

  run = function(t)
    t.you:refused("use", "Fury Rune", { ability = 1 }, "203.3")
    t.you:use("Fury Rune", { ability = 2 })

    t:expect { you = { resources = { fury = 1 }, runes = 0 } }
  end,
}

scenario "A card in a position may be somebody else's" {
  covers = { "127.1" },
  you = { hand = { "Gust" }, runes = { chaos = 2 }, units = { ["Void Gate"] = { { "Pouty Poro", owner = "foe" } } } },

  run = function(t)
    t:expect_unit("Pouty Poro", { owner = "foe", controller = "you" })
    t.you:play("Gust", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Pouty Poro" } }, you = { hand = {} } }
  end,
}

scenario "A battlefield is contested by whoever moves to it" {
  covers = { "450" },
  you = { base = { "Recruit" } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect { contested = {}, you = { contested = {} } }
    t.you:move("Recruit", "Void Gate")

    t:expect { contested = { "Void Gate" }, you = { contested = { "Void Gate" } }, foe = { contested = {} } }
    t:expect_unit("Void Gate", { contested = "you" })
  end,
}
