scenario "After Bushwhack friendly units enter ready, and a Gold lies exhausted" {
  covers = { "SFD-004", "143.4", "184" },
  you = { hand = { "Bushwhack", "Shipyard Skulker" }, base = { { "Recruit", exhausted = true } }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Bushwhack")
    t:everyone_passes()
    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true })
    t.you:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { ready = true })
    t:expect_unit("Recruit", { exhausted = true })
  end,
}

scenario "The next turn's units enter exhausted again" {
  covers = { "SFD-004", "317.2" },
  you = { hand = { "Bushwhack" }, runes = { fury = 2 } },
  foe = { hand = { "Shipyard Skulker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Bushwhack")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}

scenario "A Bushwhack from facedown helps nobody else in the enemy's turn" {
  covers = { "SFD-004", "811" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Bushwhack" } } },
  foe = { hand = { "Frigid Touch", "Shipyard Skulker" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { additional = false, target = "Recruit" })
    t.foe:pass()
    t.you:play("Bushwhack", { from = "facedown" })
    t:everyone_passes()
    t.foe:play("Shipyard Skulker")

    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}
