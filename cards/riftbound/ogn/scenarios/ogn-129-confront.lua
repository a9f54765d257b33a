-- OGN-129 Confront.

scenario "After Confront your units come ready, for the turn" {
  covers = { "OGN-129", "392", "413" },
  you = { hand = { "Confront", "Shipyard Skulker", "Pit Rookie" }, runes = { body = 7 }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()
    t:expect { you = { hand = { "Shipyard Skulker", "Pit Rookie", "Cleave" } } }
    t.you:play("Shipyard Skulker")
    t.you:play("Pit Rookie", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { ready = true })
    t:expect_unit("Pit Rookie", { ready = true })
  end,
}

scenario "Confront readies nobody who is there already" {
  covers = { "OGN-129" },
  you = { hand = { "Confront" }, runes = { body = 2 }, base = { { "Shipyard Skulker", exhausted = true } } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}

scenario "Confront does not help the foe, nor last into the next turn" {
  covers = { "OGN-129", "392" },
  you = { hand = { "Confront" }, runes = { body = 2 } },
  foe = { hand = { "Shipyard Skulker" }, runes = { body = 3 } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}

scenario "Tokens come ready after Confront as well" {
  covers = { "OGN-129", "185.2.a" },
  you = { hand = { "Confront", "Recruit the Vanguard" }, runes = { body = 8 } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()
    t.you:play("Recruit the Vanguard")
    t:everyone_passes()

    t:expect_unit("Recruit", { ready = true })
  end,
}

scenario "In your next turn units come exhausted again" {
  covers = { "OGN-129", "392" },
  you = { hand = { "Confront", "Shipyard Skulker" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { exhausted = true })
  end,
}

scenario "A unit that the foe plays in your turn comes exhausted" {
  covers = { "OGN-129", "Hidden" },
  you = { hand = { "Confront" }, runes = { body = 2 }, base = { "Mega-Mech" } },
  foe = { facedown = { ["0"] = { "Pakaa Cub" } }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Confront")
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Pakaa Cub", { from = "facedown" })

    t:expect_unit("Pakaa Cub", { exhausted = true, defending = true })
  end,
}
