-- UNL-201 Kha'Zix, Voidreaver.

scenario "Kha'Zix gains an experience for each combat that you win" {
  covers = { "UNL-201", "466.3", "728" },
  you = { legend = "Kha'Zix, Voidreaver", base = { "Mega-Mech", "Recruit" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:expect { you = { xp = 1 } }
    t.you:move("Recruit", "1")
    t:fight()

    t:expect { you = { xp = 1 } }
  end,
}

scenario "One experience and Kha'Zix exhausted buff any unit" {
  covers = { "UNL-201", "426" },
  you = { legend = "Kha'Zix, Voidreaver", base = { "Recruit" }, xp = 1 },

  run = function(t)
    t.you:use("Kha'Zix, Voidreaver", { ability = 1 })
    t:everyone_passes()

    t:expect_unit("Recruit", { buffs = 1 })
    t:expect { you = { xp = 0, legend_exhausted = true } }
  end,
}

scenario "Two experience bring an exhausted unit of yours home from a battlefield" {
  covers = { "UNL-201", "445" },
  you = { legend = "Kha'Zix, Voidreaver", units = { ["0"] = { { "Mega-Mech", exhausted = true } }, ["1"] = { "Recruit" } }, xp = 3 },

  run = function(t)
    t.you:use("Kha'Zix, Voidreaver", { ability = 2 })
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, units = { ["1"] = { "Recruit" } }, xp = 1, legend_exhausted = true } }
  end,
}

scenario "A ready unit, an enemy's, or one in base stays where it is" {
  covers = { "UNL-201", "355.8" },
  you = { legend = "Kha'Zix, Voidreaver", units = { ["0"] = { "Mega-Mech" } }, base = { { "Recruit", exhausted = true } }, xp = 3 },
  foe = { units = { ["1"] = { { "Recruit", exhausted = true } } } },

  run = function(t)
    t.you:refused("use", "Kha'Zix, Voidreaver", { ability = 2 }, "355.8")
  end,
}

scenario "An exhausted Kha'Zix does neither" {
  covers = { "UNL-201", "203.3" },
  you = { legend = "Kha'Zix, Voidreaver", legend_exhausted = true, units = { ["0"] = { { "Mega-Mech", exhausted = true } } }, xp = 3 },

  run = function(t)
    t.you:refused("use", "Kha'Zix, Voidreaver", { ability = 1 }, "203.3")
    t.you:refused("use", "Kha'Zix, Voidreaver", { ability = 2 }, "203.3")
  end,
}

scenario "One experience is too little for the way home" {
  covers = { "UNL-201", "203.3" },
  you = { legend = "Kha'Zix, Voidreaver", units = { ["0"] = { { "Mega-Mech", exhausted = true } } }, xp = 1 },

  run = function(t)
    t.you:refused("use", "Kha'Zix, Voidreaver", { ability = 2 }, "203.3")
  end,
}
