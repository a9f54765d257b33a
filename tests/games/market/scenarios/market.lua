-- Options of the game's own, chance said beforehand, and days that are looked at in their midst.

scenario "two kinds of option about the same goods are told apart" {
  stall = { "Pepper", "Silk", "Rope" },
  sack = { "Tin" },
  you = { coins = 5, goods = { "Amber" } },
  run = function(t)
    t.you:offers("buy", "Pepper")
    t.you:offers("haggle", "Pepper")
    t.you:refused("buy", "Silk")
    t.you:offers("give", "Amber", "foe")
    t.you:offers_not("give", "Amber", "you")
    t.you:offers("bid", 3)
    t.you:buy("Pepper")
    t:expect { you = { coins = 1, goods = { "Pepper", "Amber" } } }
  end,
}

scenario "a kind of option says its thing, player, place or number" {
  stall = { "Pepper", "Silk", "Rope" },
  sack = { "Tin", "Wool" },
  you = { coins = 5, goods = { "Amber", "Honey" } },
  run = function(t)
    t.you:offers("challenge", "foe")
    t.you:offers("scout", "sack")
    t.you:refused("scout", "sea")
    t.you:refused("sell", "Pepper")
    t.you:give("Amber", "foe")
    t.foe:sell("Amber")
    t.you:answer("give Honey, foe")
    t:expect { foe = { goods = { "Honey" }, coins = 11 }, you = { goods = {} } }
  end,
}

scenario "a kind that declines is a pass" {
  stall = { "Pepper", "Silk", "Rope" },
  run = function(t)
    t.you:rest()
    t:everyone_passes()
    t:expect { turn_player = "foe", turn = 6 }
  end,
}

scenario "chance is said beforehand, a result for each question to it" {
  stall = { "Pepper", "Silk", "Rope" },
  sack = { "Tin", "Wool", "Honey", "Salt", "Amber", "Pepper" },
  foe = { coins = 5 },
  chance = { "storm", { "Salt", "Tin" }, 2, 3, "wind", "Pepper", "rain", 2, 6, "sun" },
  run = function(t)
    t:expect { sea = { "Pepper" }, you = { coins = 6 } }
    t.you:bid(2)
    t:expect { you = { goods = { "Salt", "Tin" }, coins = 4 }, turn_player = "foe" }
    t.foe:haggle("Rope")
    t:expect { foe = { coins = 2, goods = { "Rope" } }, turn_player = "you", sea = { "Pepper" } }
    t.you:scout("sack")
    t:expect { stall = { "Silk", "Wool", "Honey" }, sack = { "Pepper", "Amber" } }
    t.foe:challenge("you")
    t:expect { you = { coins = 5 }, foe = { coins = 2 } }
  end,
}

scenario "the end of a day is looked at before the next one begins" {
  stall = { "Pepper", "Silk", "Rope" },
  chance = { "rain", "sun", "storm" },
  run = function(t)
    t:stop_at("dusk")
    t.you:buy("Pepper")
    t:expect { turn_player = "you", stall = { "Silk", "Rope" }, question = false, over = false }
    t:go_on()
    t:expect { turn_player = "foe", asked = "foe", stall = { "Silk", "Rope" } }
    t:stop_at("washed")
    t.foe:rest()
    t:expect { turn = 5, turn_player = "you", stall = { "Rope" }, sea = { "Silk" } }
  end,
}

scenario "a note may have words, and a list keeps its order" {
  stall = { "Pepper", "Silk", "Rope" },
  sea = { "Tin", "Salt", "Wool" },
  chance = { "storm", "rain" },
  notes = { sky = "sunny", day = 2, lost = { "Salt", "Wool", "Tin" } },
  run = function(t)
    t:expect { notes = { sky = "stormy", day = 3, lost = { "Wool", "Tin", "Pepper" } } }
    t.you:rest()
    t:expect { notes = { sky = "rainy", day = 4, lost = { "Wool", "Tin", "Pepper" } } }
  end,
}

scenario "a word of a note decides what is offered, and why not" {
  stall = { "Pepper", "Silk", "Rope" },
  sack = { "Tin", "Wool" },
  chance = { "rain", "storm" },
  run = function(t)
    t.you:offers("scout", "sack")
    t.you:rest()
    t.foe:refused("scout", "sack")
  end,
}

scenario "each trader has a note of his own" {
  stall = { "Pepper", "Silk", "Rope" },
  chance = { "sun", 2, "sun", "sun", "sun" },
  foe = { goods = { "Amber" }, notes = { bargain = "Amber" } },
  run = function(t)
    t.you:haggle("Silk")
    t:expect { you = { notes = { bargain = "Silk" } }, foe = { notes = { bargain = "Amber" } } }
    t.foe:sell("Amber")
    t.you:rest()
    t:expect { you = { notes = { bargain = "Silk" } }, foe = { notes = { bargain = false } } }
  end,
}

scenario "each trader has a list of his own" {
  stall = { "Pepper", "Silk", "Rope" },
  you = { goods = { "Amber", "Honey" }, notes = { givers = { "foe" } } },
  foe = { notes = { givers = { "foe", "foe", "you" } } },
  run = function(t)
    t.you:give("Amber", "foe")
    t:expect { foe = { notes = { givers = { "you", "foe", "foe" } } }, you = { notes = { givers = { "foe" } } } }
    t.foe:rest()
    t.you:give("Honey", "foe")
    t:expect { foe = { notes = { givers = { "you", "you", "foe" } } } }
  end,
}
