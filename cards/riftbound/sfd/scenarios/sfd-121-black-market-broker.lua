-- SFD-121 Black Market Broker.

scenario "Black Market Broker pays in Gold for a card from facedown" {
  covers = { "SFD-121", "811", "185" },
  you = { base = { "Black Market Broker" }, units = { ["0"] = { "Petty Officer" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true, token = true })
  end,
}

scenario "Black Market Broker pays for no card from the hand and none of the opponent's" {
  covers = { "SFD-121" },
  you = { base = { "Black Market Broker" }, hand = { "Daring Poro" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Petty Officer" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Daring Poro")
    t:expect { chain = {} }
    t:next_turn()
    t.foe:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { gear = {} }, foe = { gear = {} } }
  end,
}
