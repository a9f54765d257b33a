-- UNL-197 Diana, Scorn of the Moon.

scenario "In a showdown Diana pays one Energy" {
  covers = { "UNL-197", "429", "344" },
  you = { legend = "Diana, Scorn of the Moon", base = { "Recruit" }, hand = { "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Cleave")
    t.you:move("Recruit", "0")
    t.you:play("Cleave", { target = "Recruit" })

    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "An exhausted Diana pays nothing" {
  covers = { "UNL-197" },
  you = { legend = "Diana, Scorn of the Moon", legend_exhausted = true, base = { "Recruit" }, hand = { "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:refused("play", "Cleave")
  end,
}

scenario "The Energy is good for an answer in an opponent's showdown, too" {
  covers = { "UNL-197", "813" },
  turn_player = "foe",
  you = { legend = "Diana, Scorn of the Moon", units = { ["0"] = { "Recruit" } }, hand = { "Stupefy" } },
  foe = { base = { "Mega-Mech" }, hand = { "Cleave" }, resources = { energy = 1 } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Diana's Energy that is added ahead pays in showdowns only" {
  covers = { "UNL-197", "166" },
  floats = true,
  you = { legend = "Diana, Scorn of the Moon", base = { "Mega-Mech" }, hand = { "Cleave" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:use("Diana, Scorn of the Moon")
    t.you:offers("play", "Cleave")
    t:fight()

    t:expect { you = { legend_exhausted = true, resources_for = { ["Diana, Scorn of the Moon"] = { energy = 1 } } } }
    t.you:refused("play", "Cleave")
  end,
}

scenario "Diana pays for a trigger as the showdown begins" {
  covers = { "UNL-197", "UNL-079", "383.3.b" },
  you = { legend = "Diana, Scorn of the Moon", base = { "Diana, Lunari" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Diana, Lunari", "0")
    t:answers { you = { { may = true, recycle = "none" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, legend_exhausted = true } }
  end,
}
