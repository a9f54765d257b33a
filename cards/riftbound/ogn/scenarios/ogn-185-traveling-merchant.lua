-- OGN-185 Traveling Merchant.

scenario "Moving, the Merchant swaps a card before the showdown opens" {
  covers = { "OGN-185", "445", "344" },
  you = { base = { "Traveling Merchant" }, hand = { "Cleave" }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Traveling Merchant", "0")
    t:expect { chain = { "Traveling Merchant" }, showdown = false }
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, trash = { "Cleave" } }, combat = "Blank Battlefield" }
  end,
}

scenario "With an empty hand the Merchant still draws" {
  covers = { "OGN-185", "055" },
  you = { base = { "Traveling Merchant" }, deck = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Traveling Merchant", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, trash = {} } }
  end,
}

scenario "Moved by a spell the Merchant trades as well" {
  covers = { "OGN-185", "446", "OGN-168" },
  you = { units = { ["0"] = { "Traveling Merchant" } }, hand = { "Cleave" }, deck = { "Pouty Poro" } },
  foe = { hand = { "Fight or Flight" }, runes = { chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Fight or Flight", { target = "Traveling Merchant" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" }, base = { "Traveling Merchant" } } }
  end,
}

scenario "A recall after combat is no move for the Merchant" {
  covers = { "OGN-185", "455", "466.1" },
  you = { base = { "Traveling Merchant" }, hand = { "Cleave", "Gust" }, deck = { "Pouty Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { { "Vanguard Sergeant", stunned = true } } } },

  run = function(t)
    t.you:move("Traveling Merchant", "0")
    t:answers { you = { { discard = "Gust" } } }
    t:everyone_passes()
    t:fight()

    t:expect { you = { base = { "Traveling Merchant" }, hand = { "Cleave", "Pouty Poro" } } }
  end,
}
