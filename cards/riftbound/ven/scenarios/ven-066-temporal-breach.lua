-- VEN-066 Temporal Breach.

scenario "The unit comes back where it was, as another one: exhausted, whole, without any status" {
  covers = { "VEN-066", "R089", "124", "124.1" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 } },
  foe = { units = { ["0"] = { { "Mournful Witness", empowered = true, damage = 2, stunned = true } } } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Mournful Witness" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Mournful Witness" } }, banished = {} } }
    t:expect_unit("Mournful Witness", { empowered = false, damage = 0, stunned = false, exhausted = true, controller = "foe" })
  end,
}

scenario "Its owner plays it, for nothing, and what it does on arrival is that player's" {
  covers = { "VEN-066", "356.1.b", "383.4.a" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 } },
  foe = { base = { "Cloud Drake" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Cloud Drake" })
    t:everyone_passes()

    t:expect { foe = { base = { "Cloud Drake" }, hand = { "Gust" } }, you = { hand = {} } }
  end,
}

scenario "A token does not come back" {
  covers = { "VEN-066", "R093", "186.1", "055" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { base = {}, banished = {} } }
  end,
}

scenario "At Rockfall Path nobody is played: the unit stays banished" {
  covers = { "VEN-066", "R095", "358.3.a" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 } },
  foe = { units = { ["Rockfall Path"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { units = { ["Rockfall Path"] = {} }, base = {}, banished = { "Mega-Mech" } } }
  end,
}

scenario "In combat a defender who comes back defends anew, and what waits for that triggers again" {
  covers = { "VEN-066", "R091", "124", "323.2.a", "383.4.f", "Hidden" },
  you = { base = { "Mega-Mech" } },
  foe = {
    units = { ["0"] = { "Ahri, Inquisitive" } }, facedown = { ["0"] = { "Temporal Breach" } },
  },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Mega-Mech", { might = 6 })
    t.you:pass()
    t.foe:play("Temporal Breach", { from = "facedown", target = "Ahri, Inquisitive" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Ahri, Inquisitive", { at = "0", defending = true })
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Mega-Mech", { might = 4 })
  end,
}

scenario "A stolen unit is its owner's again, and goes home from your base" {
  covers = { "VEN-066", "127", "323.7" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 }, base = { { "Mega-Mech", owner = "foe" } } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = {} }, foe = { banished = {}, base = { "Mega-Mech" } } }
  end,
}

scenario "A battlefield that the unit alone held stays its player's" {
  covers = { "VEN-066", "190.4", "330", "323.6" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { controls = { "Void Gate" }, units = { ["Void Gate"] = { "Mega-Mech" } }, points = 0 } }
  end,
}

scenario "What was attached to the unit stays behind, and goes home" {
  covers = { "VEN-066", "719.5", "323.7" },
  you = { hand = { "Temporal Breach" }, resources = { energy = 2, mind = 1 } },
  foe = { units = { ["0"] = { { "Mega-Mech", attached = { "Jagged Cutlass" } } } } },

  run = function(t)
    t.you:play("Temporal Breach", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Jagged Cutlass" } } }
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "An attacker who comes back in combat attacks again, unhurt" {
  covers = { "VEN-066", "323.2.a", "462.2" },
  you = { units = { ["0"] = { "Petty Officer" } }, facedown = { ["0"] = { "Temporal Breach" } } },
  foe = { base = { { "Mega-Mech", damage = 2 } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Temporal Breach", { from = "facedown", target = "Mega-Mech" })
    t:answers { foe = { { to = "0" } } }
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Mega-Mech", { at = "0", attacking = true, damage = 0 })
  end,
}
