-- UNL-114 Nidalee, Cat Form.

scenario "Nidalee draws for a combat that she wins as attacker" {
  covers = { "UNL-114", "466.3" },
  you = { base = { "Nidalee, Cat Form" }, deck = { "Daring Poro", "Gust" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Nidalee, Cat Form", "0")
    t:fight()

    t:expect { you = { hand = { "Daring Poro" }, points = 1 } }
  end,
}

scenario "Nidalee draws for a combat that she wins as defender" {
  covers = { "UNL-114", "466.3" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Nidalee, Cat Form" } }, deck = { "Daring Poro", "Gust" } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { hand = { "Daring Poro" } } }
  end,
}

scenario "A combat that others win elsewhere, or that kills her, is nothing to Nidalee" {
  covers = { "UNL-114", "466.3" },
  you = { base = { "Nidalee, Cat Form", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" }, ["1"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Mega-Mech", "1")
    t:fight()
    t:expect { you = { hand = {}, points = 1 } }
    t.you:move("Nidalee, Cat Form", "0")
    t:fight()

    t:expect { you = { hand = {}, trash = { "Nidalee, Cat Form" } } }
  end,
}

scenario "A battlefield taken without a combat brings Nidalee no card" {
  covers = { "UNL-114", "466.3" },
  you = { base = { "Nidalee, Cat Form" } },

  run = function(t)
    t.you:move("Nidalee, Cat Form", "0")
    t:fight()

    t:expect { you = { hand = {}, points = 1 } }
  end,
}
