-- OGN-084 Eager Apprentice.

scenario "At a battlefield the Apprentice makes your spells cheaper" {
  covers = { "OGN-084", "356.4", "366.2.a" },
  you = { hand = { "Discipline" }, runes = { calm = 1 }, units = { ["0"] = { "Eager Apprentice" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Eager Apprentice" })
    t:everyone_passes()

    t:expect_unit("Eager Apprentice", { might = 5 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "In the base the Apprentice saves nothing" {
  covers = { "OGN-084", "364" },
  you = { hand = { "Discipline" }, runes = { calm = 1 }, base = { "Eager Apprentice" } },

  run = function(t)
    t.you:refused("play", "Discipline", "357.1")
  end,
}

scenario "A spell for one Energy still costs one" {
  covers = { "OGN-084", "356.4.e" },
  you = { hand = { "Stupefy", "Stupefy" }, runes = { mind = 1 }, units = { ["0"] = { "Eager Apprentice" } } },

  run = function(t)
    t.you:play("Stupefy", { target = "Eager Apprentice" })
    t:expect { you = { runes_ready = 0 } }
    t:everyone_passes()
    t.you:refused("play", "Stupefy", "357.1")
  end,
}

scenario "Two Apprentices save two" {
  covers = { "OGN-084", "356.4.d" },
  you = { hand = { "Consult the Past" }, runes = { mind = 2 }, units = { ["0"] = { "Eager Apprentice", "Eager Apprentice" } } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 0 } }
  end,
}

scenario "Units cost what they cost" {
  covers = { "OGN-084" },
  you = { hand = { "Shipyard Skulker" }, runes = { mind = 2 }, units = { ["0"] = { "Eager Apprentice" } } },

  run = function(t)
    t.you:refused("play", "Shipyard Skulker", "357.1")
  end,
}

scenario "Spells of the foe cost what they cost" {
  covers = { "OGN-084" },
  you = { units = { ["0"] = { "Eager Apprentice" } } },
  foe = { hand = { "Discipline" }, runes = { calm = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:refused("play", "Discipline", "357.1")
  end,
}
