-- SFD-186 Spinning Axe.

scenario "Spinning Axe is thrown in a showdown for three Might" {
  covers = { "SFD-186", "819", "137.3" },
  you = { base = { "Shipyard Skulker" }, hand = { "Spinning Axe" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Spinning Axe", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 6, attached = { "Spinning Axe" } })
  end,
}

scenario "Spinning Axe that nobody holds dies as its player's turn begins" {
  covers = { "SFD-186", "816" },
  you = { gear = { "Spinning Axe" } },
  turn_player = "foe",

  run = function(t)
    t:next_turn()

    t:expect { you = { trash = { "Spinning Axe" }, gear = {} } }
  end,
}

scenario "An attached Spinning Axe stays, until it is made Temporary anew" {
  covers = { "SFD-186", "R135", "718.2", "816.2" },
  you = { base = { { "Shipyard Skulker", attached = { "Spinning Axe" } } } },
  foe = { hand = { "Fading Memories" }, runes = { chaos = 5 } },

  run = function(t)
    t:next_turn()
    t:next_turn()
    t:expect_unit("Spinning Axe", { attached_to = "Shipyard Skulker" })
    t:next_turn()
    t.foe:play("Fading Memories", { target = "Spinning Axe" })
    t:everyone_passes()
    t:next_turn()

    t:expect { you = { trash = { "Spinning Axe" }, base = { "Shipyard Skulker" } } }
  end,
}

scenario "Spinning Axe is picked up for one Power of any domain" {
  covers = { "SFD-186", "818" },
  you = { gear = { "Spinning Axe" }, base = { "Shipyard Skulker" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Spinning Axe", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { attached = { "Spinning Axe" } })
    t:expect { you = { runes = 0 } }
  end,
}
