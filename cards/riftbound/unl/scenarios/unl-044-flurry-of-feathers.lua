-- UNL-044 Flurry of Feathers.

scenario "The Flurry counters a spell" {
  covers = { "UNL-044", "425", "355.3" },
  you = { base = { "Recruit" }, hand = { "Flurry of Feathers" }, runes = { calm = 4 } },
  foe = { hand = { "Vengeance" }, runes = { order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Flurry of Feathers", { mode = "counter a spell", target = "Vengeance" })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" } }, foe = { trash = { "Vengeance" } } }
  end,
}

scenario "Or the Flurry brings four Birds, each where you may play units" {
  covers = { "UNL-044", "UNL-T02", "350.2" },
  you = { hand = { "Flurry of Feathers" }, runes = { calm = 4 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:answers { you = { { to = "base" }, { to = "base" }, { to = "0" }, { to = "base" } } }
    t.you:play("Flurry of Feathers", { mode = 1 })
    t:everyone_passes()

    t:expect { you = { base = { "Bird", "Bird", "Bird" }, units = { ["0"] = { "Recruit", "Bird" } } } }
  end,
}
