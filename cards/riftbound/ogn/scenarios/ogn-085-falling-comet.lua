-- OGN-085 Falling Comet.

scenario "Falling Comet deals six to a unit at a battlefield" {
  covers = { "OGN-085", "417" },
  you = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6, might = 8 })
  end,
}

scenario "A unit in its base is out of the Comet's way" {
  covers = { "OGN-085", "355.8" },
  you = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Falling Comet", "355.8")
  end,
}

scenario "The Comet falls in a showdown, also in the foe's turn" {
  covers = { "OGN-085", "Action", "806" },
  you = { hand = { "Falling Comet" }, runes = { mind = 5 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { units = { ["0"] = { "Recruit" } } } }
  end,
}

scenario "A unit that has gone home is missed by the Comet" {
  covers = { "OGN-085", "359.3.e.2" },
  you = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Flash" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Flash", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "base", damage = 0 })
  end,
}
