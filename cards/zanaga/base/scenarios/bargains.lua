-- The market step (A8): what is bought, sold, hired and healed, and what is not.

given { mode = "alone", you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } } }

scenario "the card is added before anything is bought, and may be bought at once" {
  covers = { "A8 deck", "A8 buy" },
  market_deck = { "Gourd Rattle" },
  map = { ["Seven Drums"] = { "Padded Vest" } },
  you = { gold = 9 },

  run = function(t)
    t.you:stay()
    t.you:offers("buy", "Gourd Rattle")
    t.you:buy("Gourd Rattle")
    t.you:buy("Padded Vest")
    t:expect { you = { gold = 5, pack = { "Gourd Rattle", "Padded Vest" } } }
  end,
}

scenario "nothing of another town is bought" {
  covers = { "A8 buy" },
  map = { ["Ladder Gate"] = { "Padded Vest" } },
  you = { gold = 9 },

  run = function(t)
    t.you:stay()
    t.you:refused("buy", "Padded Vest", "A8 buy")
  end,
}

scenario "outside of a town there is no market" {
  covers = { "A3 market" },
  market_deck = { "Gourd Rattle" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { market_deck = { "Gourd Rattle" } }
  end,
}

scenario "with an empty deck nothing is added" {
  covers = { "A8 deck" },
  box = { "Gourd Rattle" },

  run = function(t)
    t.you:stay()
    t:expect { box = { "Gourd Rattle" }, notes = { phase = "market" } }
  end,
}

scenario "or what left the game is shuffled, where that is agreed" {
  covers = { "A8 deck" },
  settings = { empty_market = "shuffles_lost" },
  box = { "Gourd Rattle" },

  run = function(t)
    t.you:stay()
    t:expect { box = {} }
    t:expect_object("Gourd Rattle", { at = "Seven Drums" })
  end,
}

scenario "an odd price is halved and rounded down, where that is agreed" {
  covers = { "A8 sell" },
  settings = { selling = "half_down" },
  you = { pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Kapok Longbow")
    t:expect { you = { gold = 5 } }
    t:expect_object("Kapok Longbow", { at = "Seven Drums" })
  end,
}

scenario "or an item is sold for the whole price" {
  covers = { "A8 sell" },
  settings = { selling = "whole" },
  you = { pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Kapok Longbow")
    t:expect { you = { gold = 8 } }
  end,
}

scenario "a sold item leaves the game, where that is agreed" {
  covers = { "A8 sell" },
  settings = { sold_goes = "box" },
  you = { pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Kapok Longbow")
    t:expect { box = { "Kapok Longbow" }, you = { gold = 6 } }
  end,
}

scenario "an ally is not sold, and goes without a payment" {
  covers = { "A8 sell", "A8 allies" },
  you = { party = { { "Gentle Ubo", wounds = 2, exhaustion = 1 } } },

  run = function(t)
    t.you:stay()
    t.you:refused("sell", "Gentle Ubo", "A8 sell")
    t.you:dismiss("Gentle Ubo")
    t:expect { you = { gold = 3, party = {} } }
    t:expect_object("Gentle Ubo", { at = "Seven Drums", wounds = 0, exhaustion = 0 })
    t.you:refused("buy", "Gentle Ubo", "A8 once")
  end,
}

scenario "an ally is not hired and dismissed in one turn" {
  covers = { "A8 once", "A8 allies" },
  map = { ["Seven Drums"] = { "Two-Hats Polo" } },
  you = { gold = 4 },

  run = function(t)
    t.you:stay()
    t.you:buy("Two-Hats Polo")
    t:expect { you = { gold = 0, party = { "Two-Hats Polo" } } }
    t.you:refused("dismiss", "Two-Hats Polo", "A8 once")
  end,
}

scenario "what was bought is sold in a later turn" {
  covers = { "A8 once" },
  map = { ["Seven Drums"] = { "Padded Vest" } },

  run = function(t)
    t.you:stay()
    t.you:buy("Padded Vest")
    t.you:leave_market()
    t.you:stay()
    t.you:sell("Padded Vest")
    t:expect { you = { gold = 2 } }
  end,
}

scenario "what was sold is bought in a later turn" {
  covers = { "A8 once" },
  you = { pack = { "Padded Vest" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Padded Vest")
    t.you:leave_market()
    t.you:stay()
    t.you:buy("Padded Vest")
    t:expect { you = { gold = 2, pack = { "Padded Vest" } } }
  end,
}

scenario "a third ally is hired, where that is agreed, and no fourth" {
  covers = { "A8 allies" },
  settings = { ally_limit = "three" },
  map = { ["Seven Drums"] = { "Pip, the Water Carrier", "Weaver Sill" } },
  you = { party = { "Gentle Ubo", "Two-Hats Polo" }, gold = 9 },

  run = function(t)
    t.you:stay()
    t.you:buy("Pip, the Water Carrier")
    t:expect { you = { party = { "Gentle Ubo", "Two-Hats Polo", "Pip, the Water Carrier" } } }
    t.you:refused("buy", "Weaver Sill", "A8 allies")
  end,
}

scenario "or as many as one pays for" {
  covers = { "A8 allies" },
  settings = { ally_limit = "none" },
  map = { ["Seven Drums"] = { "Pip, the Water Carrier", "Weaver Sill" } },
  you = { party = { "Gentle Ubo", "Dorn, Retired Soldier" }, gold = 9 },

  run = function(t)
    t.you:stay()
    t.you:buy("Pip, the Water Carrier")
    t.you:buy("Weaver Sill")
    t:expect {
      you = {
        gold = 2,
        party = { "Gentle Ubo", "Dorn, Retired Soldier", "Pip, the Water Carrier", "Weaver Sill" },
      },
    }
  end,
}

scenario "any number of weapons is carried" {
  covers = { "A6 items" },
  map = { ["Seven Drums"] = { "Gourd Rattle" } },
  you = { pack = { "Ironwood Club", "Hunting Bow" } },

  run = function(t)
    t.you:stay()
    t.you:buy("Gourd Rattle")
    t:expect { you = { pack = { "Ironwood Club", "Hunting Bow", "Gourd Rattle" } } }
    t.you:sell("Hunting Bow")
    t:expect_object("Gourd Rattle", { put_by = false })
  end,
}

scenario "where that is agreed, no third weapon is bought, and no second armour" {
  covers = { "A6 items" },
  settings = { gear_limit = "carried" },
  map = { ["Seven Drums"] = { "Gourd Rattle", "Lacquered Cuirass", "Porter's Sandals" } },
  you = { pack = { "Ironwood Club", "Hunting Bow", "Padded Vest" }, gold = 20 },

  run = function(t)
    t.you:stay()
    t.you:refused("buy", "Gourd Rattle", "A6 items")
    t.you:refused("buy", "Lacquered Cuirass", "A6 items")
    t.you:offers("buy", "Porter's Sandals")
    t.you:sell("Hunting Bow")
    t.you:offers("buy", "Gourd Rattle")
  end,
}

scenario "wounds of an ally are healed, too, as many as gold is there" {
  covers = { "A8 heal" },
  you = {
    map = { ["Seven Drums"] = { { "Joro the Unlucky", wounds = 2 } } },
    party = { { "Gentle Ubo", wounds = 2 } },
  },

  run = function(t)
    t.you:stay()
    t.you:heal("Gentle Ubo")
    t.you:heal("Gentle Ubo")
    t.you:refused("heal", "Gentle Ubo", "A8 heal")
    t.you:heal("Joro the Unlucky")
    t:expect { you = { gold = 0 } }
    t.you:refused("heal", "Joro the Unlucky", "A8 heal")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "a hero whose wounds the life without the sold armour does not bear goes down" {
  covers = { "A7 wounds", "A8 sell" },
  you = {
    map = { ["Seven Drums"] = { { "Joro the Unlucky", wounds = 6 } } },
    pack = { "Padded Vest" },
  },

  run = function(t)
    t.you:stay()
    t:stop_at("turn_ends")
    t.you:sell("Padded Vest")
    t:expect { you = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
  end,
}
