-- UNL-091 Concentrate.

scenario "Concentrate costs five below six experience" {
  covers = { "UNL-091", "Level", "413" },
  you = { hand = { "Concentrate" }, runes = { body = 5 }, xp = 5 },

  run = function(t)
    t.you:play("Concentrate")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 0 } }
  end,
}

scenario "Concentrate costs three at six experience" {
  covers = { "UNL-091", "Level", "824", "356.4" },
  you = { hand = { "Concentrate" }, runes = { body = 5 }, xp = 10 },

  run = function(t)
    t.you:play("Concentrate")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 2 } }
  end,
}

scenario "Six experience are enough, and six of the foe's are not" {
  covers = { "UNL-091", "Level" },
  you = { hand = { "Concentrate" }, runes = { body = 3 }, xp = 6 },
  foe = { hand = { "Concentrate" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Concentrate")
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
    t:next_turn()

    t.foe:refused("play", "Concentrate", "357.1")
  end,
}

scenario "Concentrate costs one at eleven experience, four less and not six" {
  covers = { "UNL-091", "Level", "824", "356.4" },
  you = { hand = { "Concentrate" }, runes = { body = 5 }, xp = 11 },

  run = function(t)
    t.you:play("Concentrate")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 4 } }
  end,
}
