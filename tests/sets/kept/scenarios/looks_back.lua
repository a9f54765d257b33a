-- What a text has moved itself it knows as it was (359.3.e.13).

local six = { "Gust", "Gust", "Gust", "Gust", "Gust", "Gust" }

scenario "What is killed is asked for as it was: stunned, mighty, an enemy" {
  covers = { "KPT-020", "359.3.e.13" },
  you = { hand = { "Cruel Almanac" }, runes = { fury = 1 }, deck = six },
  foe = { base = { { "Mega-Mech", stunned = true } } },

  run = function(t)
    t.you:play("Cruel Almanac", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand_size = 3, points = 0 }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "One's own is no enemy, and neither stunned nor a token" {
  covers = { "KPT-020" },
  you = { hand = { "Cruel Almanac" }, runes = { fury = 1 }, deck = six, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cruel Almanac", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand_size = 0, points = 0 } }
  end,
}

scenario "A token that has ceased to exist was one" {
  covers = { "KPT-020", "186.1" },
  you = { hand = { "Cruel Almanac" }, runes = { fury = 1 }, deck = six, base = { "Recruit" } },

  run = function(t)
    t.you:play("Cruel Almanac", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand_size = 0, points = 1 } }
  end,
}

scenario "Whose it was is who controlled it" {
  covers = { "KPT-020" },
  you = { hand = { "Cruel Almanac" }, runes = { fury = 1 }, deck = six, base = { { "Mega-Mech", owner = "foe" } } },
  foe = { base = { { "Mega-Mech", owner = "you" } } },

  run = function(t)
    t.you:play("Cruel Almanac", { target = "Mega-Mech#1" })
    t:everyone_passes()

    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "Of what another text has moved nothing is known" {
  covers = { "KPT-020", "359.3.e.12" },
  you = { hand = { "Cruel Almanac" }, runes = { fury = 1 }, deck = six },
  foe = { units = { ["0"] = { { "Shipyard Skulker", stunned = true } } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Cruel Almanac", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand_size = 0 }, foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "What went to a hand was buffed or exhausted" {
  covers = { "KPT-021", "359.3.e.13" },
  you = { base = { "Thin Reeve" }, deck = six },
  foe = { units = { ["0"] = { { "Shipyard Skulker", buffed = true } } } },

  run = function(t)
    t:answers { you = { { target = "Shipyard Skulker" } } }
    t.you:move("Thin Reeve", "0")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "Neither of both, and nothing is drawn" {
  covers = { "KPT-021" },
  you = { base = { "Thin Reeve" }, deck = six },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:answers { you = { { target = "Shipyard Skulker" } } }
    t.you:move("Thin Reeve", "0")
    t:everyone_passes()

    t:expect { you = { hand_size = 0 }, foe = { hand = { "Shipyard Skulker" } } }
  end,
}

scenario "What has paid is asked for its print" {
  covers = { "KPT-021", "359.3.e" },
  you = { base = { "Thin Reeve", "Mega-Mech", "Recruit" }, deck = six },

  run = function(t)
    t.you:use("Thin Reeve", { cost = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }

    t.you:use("Thin Reeve", { cost = "Recruit" })
    t:everyone_passes()
    t:expect { you = { hand_size = 1, base = { "Thin Reeve" } } }
  end,
}
