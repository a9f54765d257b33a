-- OGN-289 Targon's Peak: who conquers it readies two runes as the turn ends.

scenario "Conquering Targon's Peak readies up to two runes at the end of the turn" {
  covers = { "OGN-289", "383.4.c", "391" },
  battlefields = { "Targon's Peak" },
  you = { base = { "Recruit" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t.you:move("Recruit", "Targon's Peak")
    t:fight()
    t:expect { you = { runes_ready = 0 } }
    t.you:end_turn()
    t.you:answer { "Fury Rune#1", "Fury Rune#3" }
    t:everyone_passes()

    t:expect { turn_player = "foe", you = { runes_ready = 2 } }
  end,
}

scenario "Targon's Peak readies as few runes as wanted, and only at the end of that turn" {
  covers = { "OGN-289", "355.13", "390" },
  battlefields = { "Targon's Peak" },
  you = { base = { "Recruit" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t.you:move("Recruit", "Targon's Peak")
    t:fight()
    t.you:end_turn()
    t.you:answer("none")
    t:everyone_passes()
    t:expect { turn_player = "foe", you = { runes_ready = 0 } }
    t.foe:end_turn()

    t:expect { turn_player = "you", phase = "main" }
  end,
}

scenario "Holding Targon's Peak readies nothing more" {
  covers = { "OGN-289", "383.4.c" },
  phase = "awaken",
  you = { units = { ["Targon's Peak"] = { "Recruit" } }, hand = { "Mobilize" } },

  run = function(t)
    t.you:play("Mobilize")
    t:everyone_passes()
    t.you:end_turn()

    t:expect { turn_player = "foe", you = { runes_ready = 0, runes_exhausted = 3 } }
  end,
}

scenario "Targon's Peak readies two runes at most, and nothing for a conquest elsewhere" {
  covers = { "OGN-289", "355.13", "383.4.c" },
  battlefields = { "Targon's Peak" },
  you = { base = { "Recruit", "Shipyard Skulker" }, runes = { fury = { exhausted = 3 } } },

  run = function(t)
    t.you:move("Recruit", "Targon's Peak")
    t:fight()
    t.you:move("Shipyard Skulker", "Blank Battlefield")
    t:fight()
    t:answers { you = { { target = { "Fury Rune#1", "Fury Rune#2" } } } }
    t.you:end_turn()
    t:everyone_passes()

    t:expect { turn_player = "foe", you = { runes_ready = 2 } }
  end,
}

scenario "Targon's Peak keeps its word though it was lost again, to any runes" {
  covers = { "OGN-289", "390" },
  battlefields = { "Targon's Peak", "Void Gate" },
  you = { base = { "Vayne, Hunter" }, runes = { fury = { ready = 1, exhausted = 2 } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Vayne, Hunter", "Targon's Peak")
    t:fight()
    t:expect { you = { hand = { "Vayne, Hunter" }, controls = {}, runes_exhausted = 3 } }
    t.you:end_turn()
    t.you:answer { 1, 2 }
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
  end,
}
