scenario "The Anomaly makes Energy of Power" {
  covers = { "SFD-083", "429", "444" },
  you = { gear = { "Hextech Anomaly" }, runes = { mind = { exhausted = 3 } }, hand = { "Recurve Bow" } },
  floats = true,

  run = function(t)
    t:answers { you = { { amount = 2 } } }
    t.you:use("Hextech Anomaly")
    t:expect { chain = {}, you = { resources = { energy = 2 }, runes = 1 } }
    t.you:play("Recurve Bow")

    t:expect { you = { gear = { "Hextech Anomaly", "Recurve Bow" } } }
    t:expect_unit("Hextech Anomaly", { exhausted = true })
  end,
}

scenario "The Anomaly helps to answer a spell" {
  covers = { "SFD-083", "813" },
  you = { gear = { "Hextech Anomaly" }, base = { "Recruit" }, hand = { "Feral Strength" }, runes = { mind = { exhausted = 2 } } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",
  floats = true,

  run = function(t)
    t.foe:play("Stupefy", { target = "Recruit" })
    t.foe:pass()
    t:answers { you = { { amount = 2 } } }
    t.you:use("Hextech Anomaly")
    t.you:play("Feral Strength", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
    t:expect { you = { runes = 0 } }
  end,
}

scenario "While a card is paid the Anomaly makes the Energy that is missing, and no more" {
  covers = { "SFD-083", "429.3", "357.1" },
  you = {
    gear = { "Hextech Anomaly" },
    runes = { mind = { ready = 1, exhausted = 2 } },
    hand = { "Recurve Bow" },
  },

  run = function(t)
    t.you:play("Recurve Bow")

    t:expect { you = { gear = { "Hextech Anomaly", "Recurve Bow" }, runes = 2, resources = { energy = 0, any = 0 } } }
    t:expect_unit("Hextech Anomaly", { exhausted = true })
  end,
}

scenario "The Anomaly makes no Power, and an exhausted one nothing" {
  covers = { "SFD-083", "203.3" },
  you = { gear = { "Hextech Anomaly" }, runes = { mind = 2, fury = { exhausted = 2 } }, hand = { "Rebuke" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Rebuke", "357.1")
    t.you:use("Hextech Anomaly", { amount = 0 })
    t:expect { you = { runes = 4, resources = { energy = 0 } } }
    t.you:refused("use", "Hextech Anomaly")
  end,
}
