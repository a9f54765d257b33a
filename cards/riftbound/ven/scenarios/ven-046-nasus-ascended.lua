-- VEN-046 Nasus, Ascended.

scenario "Empowered Nasus conquers for two points" {
  covers = { "VEN-046", "Empower", "Empowered", "194.1", "383.4.c" },
  you = { base = { "Nasus, Ascended" }, runes = { calm = 8 } },

  run = function(t)
    t.you:use("Nasus, Ascended")
    t:everyone_passes()
    t.you:move("Nasus, Ascended", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}

scenario "Nasus who is not Empowered conquers for one" {
  covers = { "VEN-046", "828" },
  you = { base = { "Nasus, Ascended" } },

  run = function(t)
    t.you:move("Nasus, Ascended", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { points = 1 } }
  end,
}

scenario "To choose Nasus costs two Power" {
  covers = { "VEN-046", "Deflect", "809" },
  you = { base = { "Nasus, Ascended" } },
  foe = { hand = { "Stupefy", "Stupefy" }, resources = { energy = 2, calm = 2, mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Nasus, Ascended" })
    t:everyone_passes()

    t:expect_unit("Nasus, Ascended", { might = 7 })
    t.foe:refused("play", "Stupefy", "355.8")
  end,
}

scenario "At seven points Nasus conquers one field, draws for the last point, and scores it by his text" {
  covers = { "VEN-046", "471.1.b", "471.1.a.1" },
  you = { base = { { "Nasus, Ascended", empowered = true } }, points = 7, deck = { "Gust", "Flash" } },
  ends = "points",

  run = function(t)
    t.you:move("Nasus, Ascended", "0")
    t:fight()
    t:expect { winner = "you", you = { points = 8, hand = { "Gust" } } }
  end,
}
