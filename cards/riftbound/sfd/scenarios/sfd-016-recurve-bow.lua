scenario "Recurve Bow shoots when its host attacks" {
  covers = { "136.2.c", "SFD-016", "383.4", "718" },
  you = { base = { { "Shipyard Skulker", attached = { "Recurve Bow" } } } },
  foe = { units = { ["0"] = { "Daring Poro", "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { target = "Daring Poro" } } }
    t.you:move("Shipyard Skulker", "0")
    t:expect { foe = { units = { ["0"] = { "Daring Poro", "Mega-Mech" } } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" }, units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "Recurve Bow shoots when its host defends" {
  covers = { "SFD-016", "383.4" },
  you = { units = { ["0"] = { { "Shipyard Skulker", attached = { "Recurve Bow" } } } } },
  foe = { base = { "Daring Poro", "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Daring Poro", "Mega-Mech" }, "0")
    t:expect { asked = "you", question = "target" }
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Recurve Bow does nothing where it is not attached" {
  covers = { "136.2.b", "135.4.b", "SFD-016", "136.2", "135.4" },
  you = { base = { "Recurve Bow", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:expect { chain = {}, focus = "you" }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Recurve Bow does not count for another unit" {
  covers = { "SFD-016", "718" },
  you = { base = { { "Shipyard Skulker", attached = { "Recurve Bow" } }, "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "0")
    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Recurve Bow aims at enemies here alone" {
  covers = { "SFD-016", "355.9" },
  you = { base = { { "Shipyard Skulker", attached = { "Recurve Bow" } }, "Recruit" } },
  foe = { units = { ["0"] = { "Daring Poro", "Mega-Mech" }, ["1"] = { "Playful Phantom" } } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:move({ "Shipyard Skulker", "Recruit" }, "0")
    t.you:offers_not("target", "Recruit")
    t.you:offers_not("target", "Playful Phantom")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}
