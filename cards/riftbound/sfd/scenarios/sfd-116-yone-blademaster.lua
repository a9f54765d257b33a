-- SFD-116 Yone, Blademaster.

scenario "Yone strikes into a base when he takes what nobody controlled" {
  covers = { "SFD-116", "383.4.c" },
  you = { base = { "Yone, Blademaster" } },
  foe = { base = { "Mega-Mech" }, units = { ["1"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Yone, Blademaster", "0")
    t:fight()

    t:expect { you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect_unit("Mountain Drake", { damage = 0 })
  end,
}

scenario "Yone strikes nobody when he takes an enemy's battlefield" {
  covers = { "SFD-116" },
  you = { base = { "Yone, Blademaster" } },
  foe = { base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Yone, Blademaster", "0")
    t:fight()

    t:expect { you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Another unit's conquest is not Yone's, and a friend in base is safe" {
  covers = { "SFD-116" },
  you = { base = { "Yone, Blademaster", "Shipyard Skulker", "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t:expect_unit("Mega-Mech", { damage = 0 })
    t.you:move("Yone, Blademaster", "1")
    t:fight()

    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect { you = { base = { "Recruit" } } }
  end,
}

scenario "Reckoner's Arena held by Yone: it was his already" {
  covers = { "SFD-116", "R143", "383.4.g.1", "OGN-286" },
  you = { units = { ["Reckoner's Arena"] = { "Yone, Blademaster" } } },
  foe = { base = { "Mega-Mech" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
