-- OGN-058 Discipline.

scenario "Discipline gives two Might for the turn and a card" {
  covers = { "OGN-058", "477.2", "413" },
  you = { hand = { "Discipline" }, runes = { calm = 2 }, base = { "Shipyard Skulker" }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:expect { you = { hand = { "Cleave" } } }
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Discipline draws although its unit has gone" {
  covers = { "OGN-058", "359.3.e.5" },
  you = { hand = { "Discipline" }, runes = { calm = 2 }, units = { ["0"] = { "Shipyard Skulker" } }, deck = { "Cleave" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker", "Cleave" }, trash = { "Discipline" } } }
  end,
}

scenario "Without any unit Discipline is not played" {
  covers = { "OGN-058", "355.8" },
  you = { hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:refused("play", "Discipline", "355.8")
  end,
}

scenario "Discipline saves a unit from damage that would have been lethal" {
  covers = { "OGN-058", "Reaction", "142.4.b" },
  you = { hand = { "Discipline" }, runes = { calm = 2 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Discipline", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, damage = 4 })
  end,
}
