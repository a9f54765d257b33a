-- UNL-085 Sumpworks Map.

scenario "An opponent's conquest and hold are worth a card each to the Map" {
  covers = { "UNL-085", "471" },
  you = { gear = { "Sumpworks Map" } },
  foe = { units = { ["0"] = { "Recruit" } }, base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "1")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 1 }, foe = { points = 1 } }
  end,
}

scenario "Your own score is nothing to the Map, which fades in your turn" {
  covers = { "UNL-085", "Temporary", "816" },
  you = { gear = { "Sumpworks Map" }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()
    t:expect { chain = {}, you = { hand = {}, points = 1 } }
    t:next_turn()
    t:expect { you = { gear = { "Sumpworks Map" } } }
    t:next_turn()

    t:expect { you = { gear = {}, trash = { "Sumpworks Map" } } }
  end,
}

scenario "The Map may be played in answer, in the foe's turn" {
  covers = { "UNL-085", "Reaction", "813" },
  you = { hand = { "Sumpworks Map" }, runes = { mind = 2 }, base = { "Recruit" } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Sumpworks Map")

    t:expect { chain = { "Vengeance" }, you = { gear = { "Sumpworks Map" } } }
  end,
}
