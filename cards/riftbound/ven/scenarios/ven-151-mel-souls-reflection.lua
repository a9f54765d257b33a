-- VEN-151 Mel, Soul's Reflection.

scenario "Mel is Empowered as you empower a unit" {
  covers = { "VEN-151", "441" },
  you = { legend = "Mel, Soul's Reflection", base = { "Kinkou Lifeblade" }, runes = { mind = 2 } },

  run = function(t)
    t.you:use("Kinkou Lifeblade")
    t:everyone_passes()

    t:expect_unit("Kinkou Lifeblade", { empowered = true })
    t:expect_unit("Mel, Soul's Reflection", { empowered = true })
  end,
}

scenario "Mel is Empowered as you empower gear, and triggers for nothing the next time" {
  covers = { "VEN-151", "441.2" },
  you = { legend = "Mel, Soul's Reflection", gear = { "Glowstone" }, base = { "Kinkou Lifeblade" }, runes = { mind = 4 } },

  run = function(t)
    t.you:use("Glowstone", { ability = 2 })
    t:everyone_passes()
    t:expect_unit("Mel, Soul's Reflection", { empowered = true })
    t.you:use("Kinkou Lifeblade")
    t:everyone_passes()

    t:expect { chain = {} }
    t:expect_unit("Mel, Soul's Reflection", { empowered = true })
  end,
}

scenario "What the foe empowers does not move Mel" {
  covers = { "VEN-151", "411.4" },
  you = { legend = "Mel, Soul's Reflection" },
  foe = { base = { "Kinkou Lifeblade" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Kinkou Lifeblade")
    t:everyone_passes()

    t:expect_unit("Mel, Soul's Reflection", { empowered = false })
  end,
}

scenario "The status and Mel's exhaustion take two Might from a unit at a battlefield, for the turn" {
  covers = { "VEN-151", "442", "477.3" },
  you = { legend = { { "Mel, Soul's Reflection", empowered = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:use("Mel, Soul's Reflection", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
    t:expect_unit("Mel, Soul's Reflection", { empowered = false })
    t:expect { you = { legend_exhausted = true } }
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Without the status Mel takes nothing" {
  covers = { "VEN-151", "203.3" },
  you = { legend = "Mel, Soul's Reflection" },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t) t.you:refused("use", "Mel, Soul's Reflection") end,
}

scenario "An enemy that you empower is something else, too" {
  covers = { "VEN-151", "441", "411.4" },
  you = { legend = "Mel, Soul's Reflection", units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Tornado Warrior" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Tornado Warrior", { from = "facedown", may = true, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { empowered = true })
    t:expect_unit("Mel, Soul's Reflection", { empowered = true })
  end,
}

scenario "Mel is Empowered as you empower Kayle once more" {
  covers = { "VEN-151", "VEN-134", "441" },
  you = {
    legend = "Mel, Soul's Reflection", base = { { "Kayle, Justified", empowered = true } }, runes = { order = 3 },
  },

  run = function(t)
    t.you:use("Kayle, Justified")
    t:everyone_passes()

    t:expect_unit("Mel, Soul's Reflection", { empowered = true })
  end,
}
