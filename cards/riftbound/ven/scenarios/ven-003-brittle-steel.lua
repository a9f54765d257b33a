-- VEN-003 Brittle Steel.

scenario "Brittle Steel kills a gear, an attached one too" {
  covers = { "VEN-003", "428", "355.9" },
  you = { hand = { "Brittle Steel" }, runes = { fury = 3 } },
  foe = { base = { "Orb of Regret", { "Shipyard Skulker", attached = { "Serrated Dirk" } } } },

  run = function(t)
    t.you:play("Brittle Steel", { target = "Serrated Dirk" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Serrated Dirk" }, gear = { "Orb of Regret" } }, you = { trash = { "Brittle Steel" } } }
    t:expect_unit("Shipyard Skulker", { attached = {} })
  end,
}

scenario "Without a gear on the board there is nothing for Brittle Steel" {
  covers = { "VEN-003", "355.8" },
  you = { hand = { "Brittle Steel" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Brittle Steel", "355.8") end,
}

scenario "Brittle Steel flows: from the trash it costs four Energy and a Fury, and is banished then" {
  covers = { "VEN-003", "Flow", "829", "829.1.b.1" },
  you = { trash = { "Brittle Steel" }, runes = { fury = 5 } },
  foe = { base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Brittle Steel", { from = "trash", target = "Orb of Regret" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Orb of Regret" } }, you = { trash = {}, banished = { "Brittle Steel" }, runes = 4, runes_ready = 1 } }
  end,
}

scenario "The printed cost does not pay for Flow" {
  covers = { "VEN-003", "Flow", "829" },
  you = { trash = { "Brittle Steel" }, runes = { fury = 3 } },
  foe = { base = { "Orb of Regret" } },

  run = function(t) t.you:refused("play", "Brittle Steel", { from = "trash" }) end,
}

scenario "A flowing spell that is countered is banished" {
  covers = { "VEN-003", "Flow", "R126", "829.1.b.1", "425" },
  you = { trash = { "Brittle Steel" }, runes = { fury = 5 } },
  foe = { base = { "Orb of Regret" }, hand = { "Wind Wall" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Brittle Steel", { from = "trash", target = "Orb of Regret" })
    t.you:pass()
    t.foe:play("Wind Wall", { target = "Brittle Steel" })
    t:everyone_passes()

    t:expect { foe = { gear = { "Orb of Regret" } }, you = { trash = {}, banished = { "Brittle Steel" } } }
  end,
}

scenario "Flow changes nothing of a play from the hand, nor of its time" {
  covers = { "VEN-003", "Flow", "829" },
  you = { hand = { "Brittle Steel" }, trash = { "Brittle Steel" }, runes = { fury = 9 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Orb of Regret", "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:refused("play", "Brittle Steel", { from = "trash" })
    t.you:refused("play", "Brittle Steel", { from = "hand" })
  end,
}
