scenario "The Anomaly makes Energy of Power" {
  covers = { "SFD-083", "429", "444" },
  you = { gear = { "Hextech Anomaly" }, runes = { mind = { exhausted = 3 } }, hand = { "Recurve Bow" } },
  floats = true,

  run = function(t)
    t.you:refused("play", "Recurve Bow")
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
