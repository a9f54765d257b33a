-- What scripts of cards and rules say to each other.

scenario "a script hands its player and itself to a rule, and compares a zone" {
  covers = { "QUA-004" },
  you = { berth = { "Barge" }, hold = { "Sack" } },
  foe = { berth = { "Barge" }, hold = { "Sack" } },
  yard = { "Chest" },

  run = function(t)
    t.you:answer("Chest")
    t:expect { you = { coins = 10, hold = { "Chest", "Sack" } } }
  end,
}

scenario "the player who did it is one as well" {
  covers = { "QUA-006" },
  you = { berth = { "Barge" } },
  foe = { berth = { "Barge" } },
  yard = { "Barrel", "Sack" },

  run = function(t)
    t.you:answer("Barrel")
    t:expect { you = { coins = 3 } }
  end,
}

scenario "an event has an amount: two are not three" {
  covers = { "QUA-001" },
  you = { berth = { "Barge" }, hold = { "Sack" } },
  foe = { berth = { "Barge" }, hold = { "Sack", "Box" } },
  yard = { "Sack", "Box" },

  run = function(t)
    t.you:answer("Sack")
    t:expect { you = { coins = 5 } }

    t.foe:answer("Box")
    t:expect { foe = { coins = 6 } }
  end,
}

scenario "a thing that is not in a zone is compared with it" {
  covers = { "QUA-007" },
  you = { berth = { "Barge", "Harbour Crane" } },
  foe = { berth = { "Barge" } },
  yard = { "Sack", "Box" },

  run = function(t)
    t.you:pass()
    t.you:answer("Sack")
    t:expect { you = { coins = 3 }, foe = { coins = 2 } }
  end,
}

scenario "tools of the same crew make a boat stronger, by what they add together" {
  you = { berth = { "Barge", "Winch", "Rope" } },
  foe = { berth = { "Barge", "Rope" } },
  yard = { "Sack", "Box" },

  run = function(t)
    t:expect_object("your Barge", { pull = 6, grip = 8 })
    t:expect_object("foe's Barge", { pull = 4, grip = 8 })
    t:why("your Barge", { "+3 (", "2 of Winch", "1 of Rope", "+3 (", "3 of Rope" })
  end,
}

scenario "crates of a crew whose crane is strained shake all boats, those of others do not" {
  you = { berth = { "Barge", { "Harbour Crane", strain = 1 } }, hold = { "Sack", "Box" } },
  foe = { berth = { "Barge", "Harbour Crane" }, hold = { "Barrel" } },
  yard = { "Chest" },

  run = function(t)
    t:expect_object("your Barge", { grip = 3 })
    t:expect_object("foe's Barge", { grip = 3 })
  end,
}

scenario "a function reads one number of a row, or all of them together" {
  covers = { "QUA-004" },
  you = { berth = { "Barge", "Winch", "Rope" } },
  foe = { berth = { "Barge", "Gangway", "Winch" }, hold = { "Sack", "Barrel" } },
  yard = { "Chest", "Box" },

  run = function(t)
    t.you:answer("Chest")
    t:expect { you = { coins = 227 } }
  end,
}

scenario "a query leaves out several things, each for a reason of its own" {
  you = { berth = { "Barge" } },
  foe = { berth = { "Barge" } },
  yard = { { "Sack", wet = true }, { "Barrel", chained = true }, { "Box", wet = true, chained = true }, "Chest" },

  run = function(t)
    t.you:answer("Chest")
    t:expect { over = true, winner = "foe", yard = { "Sack", "Barrel", "Box" } }
  end,
}

scenario "and so it leaves out things that a function names" {
  notes = { sealed = "Barrel", claimed = "Chest" },
  you = { berth = { "Barge" } },
  foe = { berth = { "Barge" } },
  yard = { "Barrel", "Chest" },

  run = function(t) t:expect { over = true, winner = "you", yard = { "Barrel", "Chest" } } end,
}

scenario "a counter is no price beyond its bound" {
  you = { berth = { "Barge", "Harbour Crane" } },
  foe = { berth = { "Barge" } },
  yard = { "Sack", "Box" },

  run = function(t)
    t.you:use("Harbour Crane")
    t:expect_object("Harbour Crane", { strain = 1, damage = 0 })
    t:expect { question = "crate", you = { coins = 4 } }
  end,
}

scenario "a crew uses the crane that it has rented, the other crew does not" {
  you = { berth = { "Barge" }, notes = { rented = "Harbour Crane" } },
  foe = { berth = { "Barge" } },
  yard = { "Harbour Crane", "Sack", "Box" },

  run = function(t)
    t.you:use("Harbour Crane")
    t:expect { question = "crate", you = { coins = 4 } }
    t.you:answer("Sack")
    t:expect { asked = "foe", question = "crate" }
  end,
}

scenario "but by a setting it is, and goes over to another counter" {
  settings = { heaving = "on" },
  you = { berth = { "Barge", "Harbour Crane" } },
  foe = { berth = { "Barge" } },
  yard = { "Sack", "Box" },

  run = function(t)
    t.you:use("Harbour Crane")
    t.you:use("Harbour Crane")
    t.you:use("Harbour Crane")
    t:expect_object("Harbour Crane", { strain = 1, damage = 2 })
    t:expect { question = "crane", you = { coins = 8 } }
  end,
}

scenario "what the second player pays with goes to a zone of all" {
  covers = { "QUA-009" },
  turn_player = "foe",
  you = { berth = { "Barge" }, hold = { "Box" } },
  foe = { berth = { "Barge", "Gangway" }, hold = { "Sack" } },
  yard = { "Chest", "Barrel" },

  run = function(t)
    t.foe:use("Gangway")
    t:expect { yard = { "Chest", "Barrel", "Sack" }, foe = { hold = {}, coins = 3 }, you = { hold = { "Box" } } }
  end,
}
