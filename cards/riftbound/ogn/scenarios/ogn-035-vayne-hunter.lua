-- OGN-035 Vayne, Hunter.

scenario "Vayne enters ready if an opponent has a battlefield" {
  covers = { "OGN-035", "143.4" },
  you = { hand = { "Vayne, Hunter" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Vayne, Hunter", { to = "base" })

    t:expect_unit("Vayne, Hunter", { ready = true })
  end,
}

scenario "Vayne enters exhausted if no opponent has a battlefield" {
  covers = { "OGN-035", "143.4" },
  you = { hand = { "Vayne, Hunter" }, runes = { fury = 6 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Vayne, Hunter", { to = "base" })

    t:expect_unit("Vayne, Hunter", { exhausted = true })
  end,
}

scenario "Vayne's Energy is paid when her trigger is finalized; then the opponent may react" {
  covers = { "OGN-035", "R103", "383.3.b", "404.2" },
  you = { base = { "Vayne, Hunter" }, runes = { fury = 1 } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Vayne, Hunter", "0")
    t.you:pass()
    t:answers { you = { { may = true } } }
    t.foe:pass()
    t:expect { chain = { "Vayne, Hunter" }, you = { runes_ready = 0, points = 1 } }
    t.you:pass()
    t.foe:play("Stupefy", { target = "Vayne, Hunter" })
    t:everyone_passes()

    t:expect { you = { hand = { "Vayne, Hunter" } } }
  end,
}

scenario "Vayne stays where her Energy is not paid" {
  covers = { "OGN-035", "383.3.a" },
  you = { base = { "Vayne, Hunter" }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Vayne, Hunter", "0")
    t:answers { you = { { may = false } } }
    t:fight()

    t:expect { chain = {}, you = { runes_ready = 1, units = { ["0"] = { "Vayne, Hunter" } } } }
  end,
}

scenario "Vayne home again, the battlefield that she conquered is nobody's, the point stays" {
  covers = { "OGN-035", "323.6" },
  you = { base = { "Vayne, Hunter" }, runes = { fury = 2 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Vayne, Hunter", "0")
    t:fight()

    t:expect { you = { hand = { "Vayne, Hunter" }, points = 1, controls = {} } }
  end,
}

scenario "Two Vaynes conquer; with one Energy one of them goes home" {
  covers = { "OGN-035", "383.3.b" },
  you = { base = { "Vayne, Hunter", "Vayne, Hunter" }, resources = { energy = 1 } },

  run = function(t)
    t.you:move({ "Vayne, Hunter", "Vayne, Hunter#2" }, "0")
    t:answers { you = { { may = true } } }
    t:fight()

    t:expect { you = { hand = { "Vayne, Hunter" }, units = { ["0"] = { "Vayne, Hunter" } }, points = 1 } }
  end,
}

scenario "A teammate's battlefield is no opponent's" {
  covers = { "OGN-035", "740" },
  you = { hand = { "Vayne, Hunter" }, runes = { fury = 5 } },
  foe = {},
  mate = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Vayne, Hunter", { to = "base" })

    t:expect_unit("Vayne, Hunter", { exhausted = true })
  end,
}
