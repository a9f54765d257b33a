-- OGN-094 Sprite Call, and Temporary.

scenario "A ready Sprite comes and is gone when your next turn begins" {
  covers = { "OGN-094", "Temporary", "184", "187", "187.2" },
  you = { hand = { "Sprite Call" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Sprite Call")
    t:everyone_passes()
    t:expect_unit("Sprite", { ready = true, might = 3, token = true, at = "base", keywords = { "Temporary" } })
    t.you:move("Sprite", "0")
    t:fight()
    t:expect { you = { points = 1, units = { ["0"] = { "Sprite" } } } }
    t:next_turn()
    t:expect_unit("Sprite", { at = "Blank Battlefield" })
    t:next_turn()

    t:expect { you = { points = 1, controls = {}, trash = { "Sprite Call" }, units = { ["0"] = {} } } }
  end,
}

scenario "The Sprite comes to a battlefield of yours if you want" {
  covers = { "OGN-094", "185.2.a", "355.2" },
  you = { hand = { "Sprite Call" }, runes = { mind = 3 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Sprite Call")
    t:answers { you = { { to = "0" } } }
    t:everyone_passes()

    t:expect_unit("Sprite", { at = "Blank Battlefield", ready = true })
  end,
}

scenario "From facedown the Sprite comes where the card lay, and defends" {
  covers = { "OGN-094", "Hidden", "811.1.d", "464.2.c.3.a" },
  you = { facedown = { ["0"] = { "Sprite Call" } }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Sprite Call", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Sprite", { at = "Blank Battlefield", defending = true, ready = true })
  end,
}
