-- VEN-102 Ravenbloom Prefect.

scenario "The Prefect may go to banishment with an opponent's gear" {
  covers = { "VEN-102", "427", "383.3.b" },
  you = { base = { "Ravenbloom Prefect" } },
  foe = { hand = { "Orb of Regret" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:play("Orb of Regret")
    t:expect { chain = { "Ravenbloom Prefect" }, you = { banished = { "Ravenbloom Prefect" } } }
    t:everyone_passes()

    t:expect { you = { base = {} }, foe = { gear = {}, banished = { "Orb of Regret" } } }
  end,
}

scenario "The Prefect may stay" {
  covers = { "VEN-102", "383.3.a" },
  you = { base = { "Ravenbloom Prefect" } },
  foe = { hand = { "Orb of Regret" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = false } } }
    t.foe:play("Orb of Regret")

    t:expect { chain = {}, you = { base = { "Ravenbloom Prefect" } }, foe = { gear = { "Orb of Regret" } } }
  end,
}

scenario "Your own gear, and an opponent's unit, are none of its business" {
  covers = { "VEN-102" },
  you = { base = { "Ravenbloom Prefect" }, hand = { "Orb of Regret" }, runes = { mind = 1 } },
  foe = { hand = { "Pakaa Cub" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("Orb of Regret")
    t:expect { chain = {} }
    t:next_turn()
    t.foe:play("Pakaa Cub")

    t:expect { chain = {}, you = { base = { "Ravenbloom Prefect", "Orb of Regret" } } }
  end,
}

scenario "A gear token is played, too" {
  covers = { "VEN-102", "350.2", "186.1" },
  you = { base = { "Ravenbloom Prefect" } },
  foe = { units = { ["0"] = { "Black Market Broker" } }, facedown = { ["0"] = { "Pakaa Cub" } } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { base = {}, banished = { "Ravenbloom Prefect" } }, foe = { gear = {} } }
  end,
}
