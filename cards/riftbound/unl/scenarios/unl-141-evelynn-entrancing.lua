-- UNL-141 Evelynn, Entrancing.

scenario "From facedown in your turn Evelynn draws an enemy unit from elsewhere" {
  covers = { "UNL-141", "811", "450" },
  you = { facedown = { ["0"] = { "Evelynn, Entrancing" } }, controls = { "0" }, units = { ["0"] = { "Mega-Mech" }, base = { "Recruit" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Evelynn, Entrancing", { from = "facedown", may = true })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "0", attacking = true })
  end,
}

scenario "Evelynn may leave the enemy where it is" {
  covers = { "UNL-141", "383.3.a" },
  you = { facedown = { ["0"] = { "Evelynn, Entrancing" } }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Evelynn, Entrancing", { from = "facedown", may = false })

    t:expect { chain = {}, foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "From the hand Evelynn draws nobody" {
  covers = { "UNL-141" },
  you = { hand = { "Evelynn, Entrancing" }, resources = { energy = 2 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Evelynn, Entrancing", { to = "0" })

    t:expect { chain = {} }
  end,
}

scenario "In an opponent's turn Evelynn draws nobody" {
  covers = { "UNL-141" },
  turn_player = "foe",
  you = { facedown = { ["0"] = { "Evelynn, Entrancing" } }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Sprite Call" }, resources = { energy = 3 } },

  run = function(t)
    t.foe:play("Sprite Call")
    t.foe:pass()
    t.you:play("Evelynn, Entrancing", { from = "facedown" })

    t:expect { chain = { "Sprite Call" } }
  end,
}

scenario "An enemy who is here already cannot be drawn here" {
  covers = { "UNL-141", "355.8" },
  you = { facedown = { ["0"] = { "Evelynn, Entrancing" } }, units = { ["0"] = { "Mega-Mech" } }, hand = { "Charm" }, resources = { energy = 1, calm = 1 } },
  foe = { units = { ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Charm", { target = "Shipyard Skulker", to = "0" })
    t:everyone_passes()
    t.foe:pass()
    t.you:play("Evelynn, Entrancing", { from = "facedown" })

    t:expect { chain = {}, combat = "Blank Battlefield" }
  end,
}

scenario "Sent home before she draws, Evelynn has no battlefield to draw anybody to" {
  covers = { "UNL-141", "359.3.f.2" },
  you = { facedown = { ["0"] = { "Evelynn, Entrancing" } }, units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash" }, runes = { chaos = 4 } },
  foe = { units = { ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Evelynn, Entrancing", { from = "facedown", may = true })
    t.you:play("Flash", { target = { "Evelynn, Entrancing" } })
    t:everyone_passes()

    t:expect_unit("Evelynn, Entrancing", { at = "your base" })
    t:expect_unit("Shipyard Skulker", { at = "1" })
  end,
}
