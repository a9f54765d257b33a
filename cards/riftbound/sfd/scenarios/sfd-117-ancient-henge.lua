-- SFD-117 Ancient Henge.

scenario "Ancient Henge turns Energy into Power" {
  covers = { "SFD-117", "429", "444" },
  you = { gear = { "Ancient Henge" }, hand = { "Rebuke" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Ancient Henge", { amount = 2 })
    t:expect { chain = {}, you = { resources = { any = 2 }, runes_ready = 2 } }
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" } }, you = { runes = 4, runes_ready = 0 } }
    t:expect_unit("Ancient Henge", { exhausted = true })
  end,
}

scenario "Ancient Henge turns any amount, also none, and works once" {
  covers = { "SFD-117", "414" },
  you = { gear = { "Ancient Henge" }, runes = { fury = 4 } },

  run = function(t)
    t.you:use("Ancient Henge", { amount = 4 })
    t:expect { you = { resources = { any = 4 }, runes_ready = 0 } }

    t.you:refused("use", "Ancient Henge")
  end,
}

scenario "Ancient Henge works as a Reaction" {
  covers = { "SFD-117", "813" },
  you = { gear = { "Ancient Henge" }, units = { ["0"] = { "Daring Poro" } }, hand = { "Smoke Screen" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" }, hand = { "Cleave" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:use("Ancient Henge", { amount = 1 })
    t.you:play("Smoke Screen", { target = "Mega-Mech" })

    t:expect { you = { runes = 3, runes_ready = 0 } }
  end,
}

scenario "While a spell is paid the Henge makes the Power that is missing" {
  covers = { "SFD-117", "429.3", "357.1" },
  you = { gear = { "Ancient Henge" }, hand = { "Rebuke" }, runes = { fury = 2, chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" } }, you = { runes = 2, runes_ready = 0 } }
    t:expect_unit("Ancient Henge", { exhausted = true })
  end,
}

scenario "The Henge stays ready where nothing is missing, and helps nobody without Energy" {
  covers = { "SFD-117", "357.1" },
  you = { gear = { "Ancient Henge" }, hand = { "Rebuke", "Rebuke" }, runes = { chaos = 2, fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Ancient Henge", { ready = true })
    t.you:refused("play", "Rebuke")
  end,
}

scenario "Henge and Anomaly together turn both ways" {
  covers = { "SFD-117", "SFD-083", "429.3" },
  you = {
    gear = { "Ancient Henge", "Hextech Anomaly" },
    hand = { "Rebuke" },
    runes = { fury = { ready = 2, exhausted = 2 } },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Rebuke", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" } }, you = { runes = 2, runes_ready = 0 } }
  end,
}

scenario "What a spell demands while it resolves the Anomaly helps to pay as well" {
  covers = { "SFD-117", "SFD-136", "429.3" },
  you = { gear = { "Hextech Anomaly" }, hand = { "Cleave" }, base = { "Mega-Mech" }, runes = { fury = { ready = 1, exhausted = 2 } } },
  foe = { hand = { "Hard Bargain" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Cleave", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Hard Bargain", { target = "Cleave" })
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { keywords = { "Assault 3" } })
    t:expect { you = { runes = 1 } }
  end,
}
