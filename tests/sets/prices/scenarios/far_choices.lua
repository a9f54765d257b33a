-- What it costs to choose what lies off the board (356.2.a): text on the board speaks of it, its own does not (365).

scenario "A card in a guarded trash costs its owner's opponents more to choose" {
  covers = { "PRC-145", "PRC-147", "356.2.a" },
  you = { hand = { "Grave Picker" } },
  foe = { gear = { "Trash Warden" }, trash = { "Gust" } },

  run = function(t)
    t.you:refused("play", "Grave Picker")
    t:expect { foe = { trash = { "Gust" } } }
  end,
}

scenario "It is chosen for one Energy more" {
  covers = { "PRC-145", "356.2.a" },
  you = { hand = { "Grave Picker" }, runes = { fury = 1 } },
  foe = { gear = { "Trash Warden" }, trash = { "Gust" } },

  run = function(t)
    t.you:play("Grave Picker", { target = "Gust" })
    t:everyone_passes()
    t:expect { foe = { trash = {}, deck_bottom = { "Gust" } } }
  end,
}

scenario "Its owner pays nothing for it" {
  covers = { "PRC-145" },
  you = { hand = { "Grave Picker" }, gear = { "Trash Warden" }, trash = { "Gust" } },

  run = function(t)
    t.you:play("Grave Picker", { target = "Gust" })
    t:everyone_passes()
    t:expect { you = { deck_bottom = { "Gust" } } }
  end,
}

scenario "What is banished costs its owner more as well, and once for each Warden" {
  covers = { "PRC-146", "PRC-147" },
  you = { hand = { "Grave Picker" }, gear = { "Exile Warden", "Exile Warden" }, banished = { "Gust" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Grave Picker", { target = "Gust" })
    t:everyone_passes()
    t:expect { you = { deck_bottom = { "Gust" } } }
  end,
}

scenario "One Energy is too little for two Wardens" {
  covers = { "PRC-146" },
  you = { hand = { "Grave Picker" }, gear = { "Exile Warden", "Exile Warden" }, banished = { "Gust" }, runes = { fury = 1 } },

  run = function(t)
    t.you:refused("play", "Grave Picker")
    t:expect { you = { banished = { "Gust" } } }
  end,
}

scenario "Text in a trash is silent, so a card there that deflects is chosen for nothing" {
  covers = { "PRC-147", "365" },
  you = { hand = { "Grave Picker" } },
  foe = { trash = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Grave Picker", { target = "Pouty Poro" })
    t:everyone_passes()
    t:expect { foe = { deck_bottom = { "Pouty Poro" } } }
  end,
}

scenario "A spell that lies facedown is on the board, and one in a hand is not" {
  covers = { "PRC-148", "107" },
  you = { hand = { "Gust" }, units = { ["Void Gate"] = { "Secret Keeper" } }, facedown = { ["Void Gate"] = { "Fight or Flight" } } },
  foe = { units = { ["Blank Battlefield"] = { "Secret Keeper" } }, hand = { "Gust" } },

  run = function(t)
    t:expect {
      you = { units = { ["Void Gate"] = { { "Secret Keeper", might = 3 } } } },
      foe = { units = { ["Blank Battlefield"] = { { "Secret Keeper", might = 2 } } } },
    }
  end,
}
