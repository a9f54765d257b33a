-- OGN-041 Volibear, Furious.

scenario "Volibear attacks and splits five damage" {
  covers = { "OGN-041", "355.14", "383.4.e" },
  you = { base = { "Volibear, Furious" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Daring Poro", "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { target = { "Shipyard Skulker", "Daring Poro" }, split = { ["Shipyard Skulker"] = 3, ["Daring Poro"] = 2 } } } }
    t.you:move("Volibear, Furious", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Shipyard Skulker", "Daring Poro" } }, showdown = "Blank Battlefield" }
  end,
}

scenario "With Bonus Damage there are six to split" {
  covers = { "OGN-041", "W9", "715", "OGS-001" },
  you = { base = { "Volibear, Furious", "Annie, Fiery" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Chemtech Enforcer", "Mega-Mech" } } },

  run = function(t)
    t:answers {
      you = {
        {
          target = { "Shipyard Skulker", "Chemtech Enforcer", "Mega-Mech" },
          split = { ["Shipyard Skulker"] = 3, ["Chemtech Enforcer"] = 2, ["Mega-Mech"] = 1 },
        },
      },
    }
    t.you:move("Volibear, Furious", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Shipyard Skulker", "Chemtech Enforcer" } } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Choosing Volibear costs an opponent two Power" {
  covers = { "OGN-041", "Q86", "Deflect", "809" },
  you = { hand = { "Stupefy" }, runes = { mind = 1 } },
  foe = { base = { "Volibear, Furious", "Pouty Poro" } },

  run = function(t)
    t.you:play("Stupefy", { target = "?" })
    t.you:offers("target", "Pouty Poro")
    t.you:offers_not("target", "Volibear, Furious")
    t.you:answer("Pouty Poro")
    t:everyone_passes()
    t:expect_unit("Volibear, Furious", { might = 9 })
  end,
}

scenario "Volibear may spare everyone" {
  covers = { "OGN-041", "355.13" },
  you = { base = { "Volibear, Furious" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t:answers { you = { { target = "none" } } }
    t.you:move("Volibear, Furious", "0")
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 0 })
  end,
}

scenario "Units elsewhere are out of Volibear's reach" {
  covers = { "OGN-041", "355.14" },
  you = { base = { "Volibear, Furious", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" }, ["1"] = { "Shipyard Skulker" } }, base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:move({ "Volibear, Furious", "Pouty Poro" }, "0")
    t.you:offers_not("target", "Pouty Poro")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Vanguard Sergeant")
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Defending, Volibear splits nothing" {
  covers = { "OGN-041", "383.4.e" },
  you = { units = { ["0"] = { "Volibear, Furious" } } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")

    t:expect { chain = {} }
    t:expect_unit("Vanguard Sergeant", { damage = 0 })
  end,
}

scenario "With Bonus Damage a sixth unit may share" {
  covers = { "OGN-041", "OGS-001", "715", "W9" },
  you = { base = { "Volibear, Furious", "Annie, Fiery" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } } },

  run = function(t)
    t:answers { you = {
      { target = { "Recruit#1", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5", "Recruit#6" } },
    } }
    t.you:move("Volibear, Furious", "0")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = {} } } }
  end,
}

scenario "Without it five units are the most" {
  covers = { "OGN-041", "355.14" },
  you = { base = { "Volibear, Furious" } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } } },

  run = function(t)
    t:answers { you = { { target = { "Recruit#1", "Recruit#2", "Recruit#3", "Recruit#4", "Recruit#5" } } } }
    t.you:move("Volibear, Furious", "0")
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "Where a target has left, the other takes all five" {
  covers = { "OGN-041", "355.14" },
  you = { base = { "Volibear, Furious" } },
  foe = { units = { ["0"] = { "Recruit", "Mega-Mech" } }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Volibear, Furious", "0")
    t:answers { you = { { target = { "Recruit", "Mega-Mech" } } } }
    t.you:pass()
    t.foe:play("Retreat", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}
