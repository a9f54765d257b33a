-- OGN-202 Jinx, Rebel.

scenario "A discard readies Jinx and gives her a Might" {
  covers = { "OGN-202", "422", "317.2" },
  you = { base = { { "Jinx, Rebel", exhausted = true } }, hand = { "Chemtech Enforcer", "Cleave" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()
    t:expect_unit("Jinx, Rebel", { ready = true, might = 6 })
    t:next_turn()

    t:expect_unit("Jinx, Rebel", { might = 5 })
  end,
}

scenario "Two cards discarded at once are one occasion" {
  covers = { "OGN-202", "383.1" },
  you = { base = { "Jinx, Rebel" }, hand = { "Jinx, Demolitionist", "Cleave", "Gust" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Jinx, Demolitionist")
    t:everyone_passes()

    t:expect_unit("Jinx, Rebel", { might = 6 })
  end,
}

scenario "Two discards one after the other are two" {
  covers = { "OGN-202", "383.1" },
  you = {
    base = { "Jinx, Rebel" },
    hand = { "Chemtech Enforcer", "Brazen Buccaneer", "Cleave", "Gust" },
    runes = { fury = 6 },
  },

  run = function(t)
    t.you:play("Chemtech Enforcer", { discard = "Cleave" })
    t:everyone_passes()
    t.you:play("Brazen Buccaneer")
    t:everyone_passes()

    t:expect_unit("Jinx, Rebel", { might = 7 })
  end,
}

scenario "An opponent's discard leaves Jinx as she is" {
  covers = { "OGN-202" },
  you = { base = { { "Jinx, Rebel", exhausted = true } } },
  foe = { hand = { "Chemtech Enforcer", "Cleave" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect_unit("Jinx, Rebel", { exhausted = true, might = 5 })
  end,
}

scenario "A discard that discards nothing does not count" {
  covers = { "OGN-202", "422" },
  you = { base = { { "Jinx, Rebel", exhausted = true } }, hand = { "Chemtech Enforcer" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Chemtech Enforcer")
    t:everyone_passes()

    t:expect_unit("Jinx, Rebel", { exhausted = true, might = 5 })
  end,
}

scenario "A whole hand discarded at once is one occasion" {
  covers = { "OGN-202", "OGN-201", "383.1" },
  you = { base = { "Jinx, Rebel" }, hand = { "Invert Timelines", "Cleave", "Gust", "Rebuke" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Invert Timelines")
    t:everyone_passes()

    t:expect_unit("Jinx, Rebel", { might = 6 })
  end,
}
