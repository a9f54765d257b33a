-- Markets, trading, healing (A8, B10) and experience (A9).

given { mode = "alone", you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } } }

scenario "a market step adds a card to the town" {
  covers = { "A8 deck", "A3 market" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow" },

  run = function(t)
    t.you:stay()
    t:expect_object("Gourd Rattle", { at = "Seven Drums" })
    t:expect { market_deck_size = 2 }
  end,
}

scenario "a trading post adds two" {
  covers = { "B10 post" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow" },
  you = { map = { ["Ladder Gate"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect { market_deck = { "Kapok Longbow" }, market_deck_size = 1 }
  end,
}

scenario "the Lost City sells five cards, which go under the deck" {
  covers = { "B10 Lost City" },
  market_deck = {
    "Gourd Rattle",
    "Fishbone Dagger",
    "Kapok Longbow",
    "Sawfish Blade",
    "Blowpipe",
    "Spyglass",
  },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect { bazaar_size = 5 }
    t.you:buy("Gourd Rattle")
    t:stop_at("turn_ends")
    t.you:leave_market()
    t:expect { bazaar = {}, market_deck_size = 5, market_deck = { "Spyglass" } }
  end,
}

scenario "a card is bought for its price" {
  covers = { "A8 buy" },
  map = { ["Seven Drums"] = { "Fishbone Dagger" } },

  run = function(t)
    t.you:stay()
    t.you:buy("Fishbone Dagger")
    t:expect { you = { gold = 1, pack = { "Fishbone Dagger" } } }
    t.you:refused("sell", "Fishbone Dagger", "A8 once")
  end,
}

scenario "who has less gold does not buy it" {
  covers = { "A8 buy" },
  map = { ["Seven Drums"] = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:refused("buy", "Kapok Longbow", "A8 buy")
  end,
}

scenario "an item is sold for half of its price, rounded up, and lies there" {
  covers = { "A8 sell", "A8 once" },
  you = { pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Kapok Longbow")
    t:expect { you = { gold = 6, pack = {} } }
    t:expect_object("Kapok Longbow", { at = "Seven Drums" })
    t.you:refused("buy", "Kapok Longbow", "A8 once")
  end,
}

scenario "a sold item goes under the deck, where that is agreed" {
  covers = { "A8 sell" },
  settings = { sold_goes = "under_deck", selling = "half_down" },
  you = { pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Kapok Longbow")
    t:expect { you = { gold = 5 }, market_deck = { "Kapok Longbow" } }
  end,
}

scenario "a third ally is not hired" {
  covers = { "A8 allies" },
  map = { ["Seven Drums"] = { "Pip, the Water Carrier" } },
  you = { party = { "Gentle Ubo", "Two-Hats Polo" }, gold = 9 },

  run = function(t)
    t.you:stay()
    t.you:refused("buy", "Pip, the Water Carrier", "A8 allies")
    t.you:dismiss("Gentle Ubo")
    t.you:buy("Pip, the Water Carrier")
    t:expect { you = { party = { "Two-Hats Polo", "Pip, the Water Carrier" } } }
  end,
}

scenario "a wound is healed for a piece of gold" {
  covers = { "A8 heal" },
  you = { map = { ["Seven Drums"] = { { "Joro the Unlucky", wounds = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:heal("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
    t:expect { you = { gold = 2 } }
  end,
}

scenario "a survival token costs one gold" {
  covers = { "B8 price" },
  supply = { "Snare Trap", "Snare Trap", "Shaman Bones" },

  run = function(t)
    t.you:stay()
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 2, pouch = { "Snare Trap" } }, supply_size = 2 }
  end,
}

scenario "or two, where that is agreed" {
  covers = { "B8 price" },
  settings = { survival_price = "two" },
  supply = { "Snare Trap" },

  run = function(t)
    t.you:stay()
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 1 } }
  end,
}

scenario "at a post an own item is exchanged for one of a lower price" {
  covers = { "B10 trade" },
  map = { ["Ladder Gate"] = { "Fishbone Dagger", "Sawfish Blade" } },
  you = { map = { ["Ladder Gate"] = { "Joro the Unlucky" } }, pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:trade("Kapok Longbow")
    t:expect { you = { gold = 3, pack = { "Fishbone Dagger" } } }
    t:expect_object("Kapok Longbow", { at = "Ladder Gate" })
  end,
}

scenario "nobody trades in a village" {
  covers = { "B10 trade" },
  map = { ["Seven Drums"] = { "Fishbone Dagger" } },
  you = { pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:refused("trade", "Kapok Longbow", "B10 trade")
  end,
}

scenario "five experience buy a counter for a player alone" {
  covers = { "A9 price", "A9 counters", "A9 level" },
  notes = { phase = "experience" },
  you = { experience = 6 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
    t:expect { you = { experience = 1 } }
  end,
}

scenario "what adventure counters are worth beyond the price is kept" {
  covers = { "A9 price" },
  notes = { phase = "experience" },
  you = { spoils = { "Blue Gem", "Blue Gem" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_body()
    t:expect { you = { experience = 1, spoils = {} } }
  end,
}

scenario "or is lost, where that is agreed" {
  covers = { "A9 price" },
  settings = { overpaying = "loses_rest" },
  notes = { phase = "experience" },
  you = { spoils = { "Blue Gem", "Blue Gem" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_body()
    t:expect { you = { experience = 0 } }
  end,
}

scenario "a counter of life is one life" {
  covers = { "A9 counters" },
  notes = { phase = "experience" },
  you = { experience = 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_life()
    t:expect_object("Joro the Unlucky", { life = 7 })
  end,
}
