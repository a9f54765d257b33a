scenario "While the Reckoner is there no unit moves to a base" {
  covers = { "SFD-014", "054.1", "144.4" },
  you = { base = { "Minotaur Reckoner" }, units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:refused("move", "Shipyard Skulker", "base")
    t.you:move("Minotaur Reckoner", "1")
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "The Reckoner holds enemies too, even against a spell that sends them home" {
  covers = { "SFD-014", "054.1", "358.3" },
  you = { base = { "Minotaur Reckoner" }, hand = { "Fight or Flight" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Fight or Flight", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Shipyard Skulker" } } }, you = { trash = { "Fight or Flight" } } }
    t:next_turn()
    t.foe:refused("move", "Shipyard Skulker", "base")
  end,
}

scenario "A recall is no move: the Reckoner does not stop it" {
  covers = { "SFD-014", "456", "466.1" },
  you = { base = { "Minotaur Reckoner" } },
  foe = { units = { ["0"] = { { "Mountain Drake", stunned = true } } } },

  run = function(t)
    t.you:move("Minotaur Reckoner", "0")
    t:fight()

    t:expect { you = { base = { "Minotaur Reckoner" } } }
  end,
}
