-- SFD-120 Sivir, Ambitious.

scenario "Sivir deals her excess once more after an attack" {
  covers = { "SFD-120", "465.2", "383.4.c" },
  you = { base = { "Sivir, Ambitious" } },
  foe = { units = { ["0"] = { "Daring Poro" } }, base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { may = true, target = "Mega-Mech" } } }
    t.you:move("Sivir, Ambitious", "0")
    t:fight()

    t:expect { you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Four excess damage are too few for Sivir" {
  covers = { "SFD-120" },
  you = { base = { "Sivir, Ambitious" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Sivir, Ambitious", "0")
    t:fight()

    t:expect { you = { points = 1 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Sivir's excess may be wasted, and no friend is struck by it" {
  covers = { "SFD-120", "383.3.a" },
  you = { base = { "Sivir, Ambitious", "Daring Poro" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Sivir, Ambitious", "0")
    t:fight()

    t:expect { you = { points = 1, base = { "Daring Poro" } } }
    t:expect_unit("Daring Poro", { damage = 0 })
  end,
}

scenario "Excess of a defence conquers nothing" {
  covers = { "SFD-120" },
  you = { units = { ["0"] = { "Sivir, Ambitious" } } },
  foe = { base = { "Recruit", "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()

    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
