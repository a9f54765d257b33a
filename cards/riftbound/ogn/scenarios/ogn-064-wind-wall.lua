-- OGN-064 Wind Wall.

scenario "Wind Wall counters any spell" {
  covers = { "OGN-064", "425" },
  you = { hand = { "Final Spark" }, runes = { order = 8 } },
  foe = { base = { "Mega-Mech" }, hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Final Spark", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Final Spark" })
    t:everyone_passes()

    t:expect { you = { trash = { "Final Spark" } }, foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "Wind Wall needs a spell: an ability on the chain is none" {
  covers = { "OGN-064", "355.8" },
  you = { base = { "Orb of Regret" } },
  foe = { base = { "Mega-Mech" }, hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Wind Wall", "355.8")
  end,
}

scenario "When the newest of three items has resolved, the controller of the next newest has priority" {
  covers = { "OGN-064", "R104", "340.4", "339.2" },
  you = { hand = { "Singularity", "Stupefy" }, runes = { mind = 9 } },
  foe = { base = { "Mega-Mech" }, hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Singularity", { target = { "Mega-Mech" } })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Singularity" })
    t.foe:pass()
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Singularity", "Wind Wall" }, priority = "foe" }
    t.foe:pass()
    t:expect { chain = { "Singularity", "Wind Wall" }, priority = "you" }
    t.you:pass()

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0, might = 7 })
  end,
}

scenario "A Hidden spell that is countered goes to the trash" {
  covers = { "OGN-064", "Hidden", "425" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Consult the Past" } } },
  foe = { base = { "Mega-Mech" }, hand = { "Wind Wall" }, runes = { calm = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Consult the Past", { from = "facedown" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Consult the Past" })
    t:everyone_passes()

    t:expect { you = { trash = { "Consult the Past" }, hand = {} } }
  end,
}
