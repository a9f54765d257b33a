-- VEN-158 Heisho, Shell of the World.

scenario "A spell that chooses something here is paid without Deflect" {
  covers = { "VEN-158", "Deflect", "765", "809" },
  you = { units = { ["Heisho, Shell of the World"] = { "Deadbloom Predator" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Deadbloom Predator", { keywords = "Deflect" })
    t.foe:play("Hextech Ray", { target = "Deadbloom Predator" })

    t:expect { foe = { runes = 1 } }
    t:everyone_passes()
    t:expect_unit("Deadbloom Predator", { damage = 3 })
  end,
}

scenario "Elsewhere Deflect is paid" {
  covers = { "VEN-158", "809" },
  battlefields = { "Heisho, Shell of the World" },
  you = { units = { ["1"] = { "Deadbloom Predator" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t) t.foe:refused("play", "Hextech Ray") end,
}

scenario "An ability that chooses something here is paid without Deflect, too" {
  covers = { "VEN-158", "765" },
  you = { units = { ["Heisho, Shell of the World"] = { "Deadbloom Predator" } } },
  foe = { gear = { "Orb of Regret" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Orb of Regret", { target = "Deadbloom Predator" })
    t:everyone_passes()

    t:expect { foe = { runes = 1 } }
    t:expect_unit("Deadbloom Predator", { might = 7 })
  end,
}

scenario "A spell that chooses something here ignores the Deflect of what it chooses elsewhere" {
  covers = { "VEN-158", "765" },
  you = { units = { ["Heisho, Shell of the World"] = { "Shipyard Skulker" } }, base = { "Deadbloom Predator" } },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Deadbloom Predator" } } })

    t:expect { foe = { runes = 0 } }
  end,
}

scenario "Who could not pay the Deflect chooses it nevertheless" {
  covers = { "VEN-158", "355.8", "765" },
  you = { units = { ["Heisho, Shell of the World"] = { "Deadbloom Predator" } } },
  foe = { hand = { "Hextech Ray" }, gear = { "Orb of Regret" }, runes = { fury = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:use("Orb of Regret", { target = "Deadbloom Predator" })
    t:everyone_passes()
    t.foe:play("Hextech Ray", { target = "Deadbloom Predator" })

    t:expect { foe = { runes = 0 } }
  end,
}

scenario "One thing chosen here takes the Deflect of another elsewhere, whichever comes first" {
  covers = { "VEN-158", "355.8", "765" },
  you = { units = { ["Heisho, Shell of the World"] = { "Shipyard Skulker" } }, base = { "Deadbloom Predator", "Deadbloom Predator" } },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Deadbloom Predator" }, { "Shipyard Skulker" } } })

    t:expect { foe = { runes = 0 } }
  end,
}

scenario "Who cannot pay Deflect twice is left with what takes it away" {
  covers = { "VEN-158", "355.8", "809" },
  you = { units = { ["Heisho, Shell of the World"] = { "Shipyard Skulker" } }, base = { "Deadbloom Predator", "Deadbloom Predator" } },
  foe = { hand = { "Falling Star" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Star", { target = "?" })
    t.foe:answer("Deadbloom Predator#1")
    t:everyone_passes()

    t:expect { foe = { runes = 0 }, you = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Deadbloom Predator#1", { damage = 3 })
    t:expect_unit("Deadbloom Predator#2", { damage = 0 })
  end,
}
