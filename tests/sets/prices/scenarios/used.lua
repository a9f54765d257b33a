-- Prices that depend on what was used or done this turn: they are fixed before what is paid for counts.

scenario "The first ability of a turn is cheaper, its own use does not count yet" {
  covers = { "PRC-121", "356.4", "357" },
  you = { base = { "First Bench", "First Bench" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("First Bench#1")
    t:everyone_passes()

    t:expect { you = { hand_size = 1, runes_ready = 1 } }
    t.you:refused("use", "First Bench#2", "357.1")
  end,
}

scenario "The second is offered and paid for in full" {
  covers = { "PRC-121" },
  you = { base = { "First Bench", "First Bench" }, runes = { fury = 2 } },

  run = function(t)
    t.you:use("First Bench#1")
    t:everyone_passes()
    t.you:use("First Bench#2")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 0 } }
  end,
}

scenario "A use makes the next one dearer, and not itself" {
  covers = { "PRC-122", "356.3" },
  you = { base = { "Worn Foreman", "Worn Foreman" } },

  run = function(t)
    t.you:use("Worn Foreman#1", { target = "Worn Foreman#1" })
    t:everyone_passes()

    t:expect_unit("Worn Foreman#1", { might = 3 })
    t.you:refused("use", "Worn Foreman#2", "357.1")
  end,
}

scenario "Nor does it by a number that the use makes larger" {
  covers = { "PRC-123", "357" },
  you = { base = { "Swelling Pride", "Worn Foreman", "Signal Post" } },

  run = function(t)
    t.you:use("Worn Foreman", { target = "Worn Foreman" })
    t:everyone_passes()

    t:expect_unit("Swelling Pride", { might = 2 })
    t:expect_unit("Worn Foreman", { might = 3 })
  end,
}

scenario "From two Might on it makes the next use dearer" {
  covers = { "PRC-123", "357" },
  you = { base = { "Swelling Pride", "Orb of Regret", "Orb of Regret" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Orb of Regret#1", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Swelling Pride", { might = 2 })
    t:expect { you = { runes_ready = 1 } }
    t.you:use("Orb of Regret#2", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Swelling Pride", { might = 3 })
    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "What pays for a use comes before it" {
  covers = { "PRC-124", "PRC-125", "377.2.b", "357.1" },
  you = {
    base = { "Sole Tool Law" }, gear = { "Burning Bench", "Burning Bench", "Morning Mill" },
    hand = { "Mega-Mech" },
  },

  run = function(t)
    t.you:use("Burning Bench#1")
    t:everyone_passes()

    t:expect { you = { hand_size = 1, trash = { "Mega-Mech" } } }
    t.you:refused("use", "Burning Bench#2")
  end,
}

scenario "After one use of gear the Law lets no other be used, whatever could be paid" {
  covers = { "PRC-124", "377.2.b" },
  you = {
    base = { "Sole Tool Law" }, gear = { "Burning Bench", "Burning Bench" }, hand = { "Mega-Mech" },
    runes = { fury = 5 },
  },

  run = function(t)
    t.you:use("Burning Bench#1")
    t:everyone_passes()
    t.you:refused("use", "Burning Bench#2")
  end,
}

scenario "One Mill alone pays where each wants to be the first" {
  covers = { "PRC-125", "357.1" },
  you = { gear = { "Morning Mill", "Morning Mill" }, hand = { "Starved Wolf", "Worn Foreman" } },

  run = function(t)
    t.you:play("Worn Foreman")

    t:expect { you = { units = { base = { "Worn Foreman" } } } }
    t.you:refused("play", "Starved Wolf")
    t:expect { you = { gear = { { "Morning Mill", exhausted = true }, { "Morning Mill", ready = true } } } }
  end,
}

scenario "A play that a script makes too dear is undone" {
  covers = { "PRC-126", "355.1", "358" },
  you = { base = { "Costly Mask" }, hand = { "Weary Caller" } },

  run = function(t)
    t.you:play("Weary Caller")

    t:expect { you = { units = { base = { "Costly Mask" } }, hand = { "Weary Caller" } } }
  end,
}

scenario "In the hand the Caller makes itself dearer, and is not offered" {
  covers = { "PRC-127", "366.2.a" },
  you = { hand = { "Weary Caller", "Weary Caller", "Worn Foreman" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Worn Foreman")

    t:expect { you = { runes_ready = 1 } }
    t.you:refused("play", "Weary Caller", "357.1")
  end,
}

scenario "What may be discarded for the Caller is" {
  covers = { "PRC-127", "355.1" },
  you = { hand = { "Weary Caller", "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Weary Caller", { additional = true, discard = "Gust" })

    t:expect { you = { units = { base = { "Weary Caller" } }, trash = { "Gust" }, hand_size = 0, runes_ready = 0 } }
  end,
}

scenario "What is discarded for the ability makes only the next one dearer" {
  covers = { "PRC-128", "357" },
  you = { gear = { "Burning Bench", "Burning Bench" }, hand = { "Mega-Mech" }, runes = { fury = 3 } },

  run = function(t)
    t.you:use("Burning Bench#1")
    t:everyone_passes()

    t:expect { you = { hand_size = 1, runes_ready = 2 } }
    t.you:refused("use", "Burning Bench#2", "357.1")
  end,
}

scenario "Each Bench makes the next use one Energy dearer" {
  covers = { "PRC-128", "357" },
  you = {
    gear = { "Burning Bench", "Burning Bench" }, hand = { "Mega-Mech" }, runes = { fury = 4 },
    deck = { "Gust", "Defy" },
  },

  run = function(t)
    t.you:use("Burning Bench#1")
    t:everyone_passes()
    t.you:use("Burning Bench#2")
    t:everyone_passes()

    t:expect { you = { hand = { "Defy" }, trash = { "Mega-Mech", "Gust" }, runes_ready = 0 } }
  end,
}

scenario "What is exhausted to turn resources adds nothing else" {
  covers = { "PRC-104", "SFD-083", "414", "357.1" },
  you = {
    gear = { "Vacant Kiln", "Hextech Anomaly" }, hand = { "Shipyard Skulker" },
    runes = { fury = { exhausted = 1 } },
  },

  run = function(t) t.you:refused("play", "Shipyard Skulker", "357.1") end,
}
