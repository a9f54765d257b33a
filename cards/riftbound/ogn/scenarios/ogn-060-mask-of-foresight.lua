-- OGN-060 Mask of Foresight.

scenario "The Mask gives a lonely attacker a Might until the turn ends" {
  covers = { "OGN-060", "383.4.e" },
  you = { gear = { "Mask of Foresight" }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("your Shipyard Skulker", "0")
    t:expect { chain = { "Mask of Foresight" } }
    t:everyone_passes()
    t:expect_unit("your Shipyard Skulker", { might = 4 })
    t:fight()
    t:expect_unit("your Shipyard Skulker", { might = 4, at = "Blank Battlefield" })
    t:next_turn()

    t:expect_unit("your Shipyard Skulker", { might = 3 })
  end,
}

scenario "Two who attack together get nothing from the Mask" {
  covers = { "OGN-060", "383.4.e" },
  you = { gear = { "Mask of Foresight" }, base = { "Shipyard Skulker", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Shipyard Skulker", "Recruit" }, "0")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "The Mask sees a lonely defender, and no attacker of the foe's" {
  covers = { "OGN-060", "383.4.f" },
  you = { gear = { "Mask of Foresight" }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Two Masks give a Might each" {
  covers = { "OGN-060", "383.3.d" },
  you = { gear = { "Mask of Foresight", "Mask of Foresight" }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5 })
  end,
}

scenario "Two who defend together get nothing from the Mask" {
  covers = { "OGN-060", "383.4.f" },
  you = { gear = { "Mask of Foresight" }, units = { ["0"] = { "Shipyard Skulker", "Recruit" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")

    t:expect { chain = {} }
    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Who defended alone keeps the Mask's Might when company comes, which gets none" {
  covers = { "OGN-060", "383.4.f", "Hidden" },
  you = { gear = { "Mask of Foresight" }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Pakaa Cub" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:expect { chain = { "Mask of Foresight" } }
    t.you:pass()
    t.foe:pass()
    t.foe:pass()
    t.you:play("Pakaa Cub", { from = "facedown" })

    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Pakaa Cub", { might = 3 })
  end,
}
