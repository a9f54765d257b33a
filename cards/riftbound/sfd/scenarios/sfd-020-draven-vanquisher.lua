scenario "Draven pays to win, and the win pays him" {
  covers = { "SFD-020", "466.3", "383.3.b" },
  you = { base = { "Draven, Vanquisher" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Draven, Vanquisher", "0")
    t:everyone_passes()
    t:expect_unit("Draven, Vanquisher", { might = 6 })
    t:expect { you = { runes = 0 } }
    t:fight()

    t:expect { you = { gear = { "Gold" }, points = 1 } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "A conquest without a fight is no combat won" {
  covers = { "SFD-020", "466.3" },
  you = { base = { "Draven, Vanquisher" }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Draven, Vanquisher", "0")
    t:fight()

    t:expect { you = { gear = {}, points = 1, runes = 1 } }
  end,
}

scenario "Draven defends, keeps his Fury, and wins nothing when he falls" {
  covers = { "SFD-020", "383.3.a", "466.3" },
  you = { units = { ["0"] = { "Draven, Vanquisher" } }, runes = { fury = 1 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = false } } }
    t.foe:move("Vanguard Sergeant", "0")
    t:fight()

    t:expect { you = { gear = {}, trash = { "Draven, Vanquisher" }, runes = 1 } }
  end,
}

scenario "Draven defends with two Might more" {
  covers = { "SFD-020", "383.4.f" },
  you = { units = { ["0"] = { "Draven, Vanquisher" } }, runes = { fury = 1 } },
  foe = { base = { "Vanguard Sergeant" } },
  turn_player = "foe",

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:move("Vanguard Sergeant", "0")
    t:fight()

    t:expect { you = { gear = { "Gold" }, units = { ["0"] = { "Draven, Vanquisher" } } } }
  end,
}
