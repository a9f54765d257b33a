-- OGN-086 Jeweled Colossus, and Vision.

scenario "Vision may put the top card under the deck" {
  covers = { "OGN-086", "Vision", "817", "436" },
  you = { hand = { "Jeweled Colossus" }, runes = { mind = 5 }, deck = { "Pouty Poro", "Cleave", "Mega-Mech" } },

  run = function(t)
    t.you:play("Jeweled Colossus")
    t:answers { you = { { recycle = { "Pouty Poro" } } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Cleave", "Mega-Mech" }, deck_bottom = { "Pouty Poro" }, hand = {} } }
  end,
}

scenario "Vision may leave the top card where it is" {
  covers = { "OGN-086", "Vision", "436" },
  you = { hand = { "Jeweled Colossus" }, runes = { mind = 5 }, deck = { "Pouty Poro", "Cleave" } },

  run = function(t)
    t.you:play("Jeweled Colossus")
    t:answers { you = { { recycle = {} } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Pouty Poro", "Cleave" } } }
  end,
}

scenario "Vision on an empty deck burns nobody out" {
  covers = { "OGN-086", "Vision", "436.4" },
  you = { hand = { "Jeweled Colossus" }, runes = { mind = 5 }, deck = {}, trash = { "Cleave" } },

  run = function(t)
    t.you:play("Jeweled Colossus")
    t:everyone_passes()

    t:expect { you = { trash = { "Cleave" }, deck_size = 0 }, foe = { points = 0 } }
  end,
}

scenario "The Colossus defends with 6" {
  covers = { "OGN-086", "Shield", "814" },
  you = { units = { ["0"] = { "Jeweled Colossus" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")

    t:expect_unit("Jeweled Colossus", { might = 6 })
  end,
}
