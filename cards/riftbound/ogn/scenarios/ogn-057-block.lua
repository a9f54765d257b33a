-- OGN-057 Block.

scenario "Block makes a defender strong and puts it in front" {
  covers = { "OGN-057", "Shield", "Tank", "Action" },
  you = { hand = { "Block" }, runes = { calm = 2 }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t.foe:pass()
    t.you:play("Block", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 6, keywords = { "Shield 3", "Tank" } })
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom" } }, you = { units = { ["0"] = { "Recruit", "Shipyard Skulker" } } } }
  end,
}

scenario "Block adds to the Shield that is there, until the turn ends" {
  covers = { "OGN-057", "Shield", "814" },
  you = { hand = { "Block" }, runes = { calm = 2 }, units = { ["0"] = { "Stalwart Poro" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Block", { target = "Stalwart Poro" })
    t:everyone_passes()

    t:expect_unit("Stalwart Poro", { might = 6, keywords = { "Shield 4", "Tank" } })
  end,
}

scenario "Block does nothing for the Might of one who does not defend" {
  covers = { "OGN-057", "Shield", "364" },
  you = { hand = { "Block" }, runes = { calm = 2 }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Block", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 3, keywords = { "Tank" } })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { no_keywords = { "Shield", "Tank" } })
  end,
}

scenario "From facedown Block serves those who stand there" {
  covers = { "OGN-057", "Hidden", "811" },
  you = { units = { ["0"] = { "Recruit" }, ["1"] = { "Shipyard Skulker" } }, facedown = { ["0"] = { "Block" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "1")
    t.foe:pass()
    t.you:play("Block", { from = "facedown" })
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Tank", "Shield 3" } })
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Tank" } })
  end,
}
