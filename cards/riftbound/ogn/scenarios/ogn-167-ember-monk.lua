-- OGN-167 Ember Monk.

scenario "A card from facedown gives the Monk two Might for the turn" {
  covers = { "OGN-167", "Hidden", "811" },
  you = {
    base = { "Ember Monk" },
    units = { ["0"] = { "Shipyard Skulker" } },
    facedown = { ["0"] = { "Fight or Flight" } },
  },

  run = function(t)
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Ember Monk", { might = 6 })
    t:next_turn()

    t:expect_unit("Ember Monk", { might = 4 })
  end,
}

scenario "The same card from hand does not" {
  covers = { "OGN-167", "811.3" },
  you = {
    base = { "Ember Monk" },
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Fight or Flight" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Ember Monk", { might = 4 })
  end,
}

scenario "Hiding is not playing" {
  covers = { "OGN-167", "811" },
  you = {
    base = { "Ember Monk" },
    units = { ["0"] = { "Shipyard Skulker" } },
    hand = { "Fight or Flight" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:hide("Fight or Flight", "0")

    t:expect { chain = {} }
    t:expect_unit("Ember Monk", { might = 4 })
  end,
}

scenario "What the opponent turns up leaves the Monk cold" {
  covers = { "OGN-167", "811" },
  you = { base = { "Ember Monk", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, facedown = { ["0"] = { "Fight or Flight" } } },

  run = function(t)
    t.you:move("Pouty Poro", "0")
    t.you:pass()
    t.foe:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Ember Monk", { might = 4 })
  end,
}

scenario "A unit from facedown warms the Monk, even in the opponent's turn" {
  covers = { "OGN-167", "OGN-197", "811" },
  you = {
    units = { ["0"] = { "Ember Monk" } },
    facedown = { ["0"] = { "Teemo, Scout" } },
  },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Vanguard Sergeant", "0")
    t.foe:pass()
    t.you:play("Teemo, Scout")
    t:everyone_passes()

    t:expect_unit("Ember Monk", { might = 6, defending = true })
  end,
}
