-- Survival tokens (B8), rest and refresh (B9), the three kinds of towns (B10).

given { mode = "alone" }

scenario "as many survival tokens are bought as wanted, while they last" {
  covers = { "B8 market" },
  supply = { "Snare Trap", "Snare Trap", "Shaman Bones" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, gold = 3 },

  run = function(t)
    t.you:stay()
    t.you:buy_token("Snare Trap")
    t.you:buy_token("Snare Trap")
    t.you:refused("buy_token", "Snare Trap")
    t.you:buy_token("Shaman Bones")
    t:expect { you = { gold = 0, pouch = { "Snare Trap", "Snare Trap", "Shaman Bones" } }, supply = {} }
  end,
}

scenario "a survival token may cost ten gold, where that is agreed" {
  covers = { "B8 price" },
  settings = { survival_price = "ten" },
  supply = { "Snare Trap", "Shaman Bones" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, gold = 12 },

  run = function(t)
    t.you:stay()
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 2 } }
    t.you:refused("buy_token", "Shaman Bones")
  end,
}

scenario "the Lost City sells survival tokens" {
  covers = { "B8 market", "B10 Lost City" },
  supply = { "Snare Trap" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 2, pouch = { "Snare Trap" } } }
  end,
}

scenario "or it does not, where that is agreed" {
  covers = { "B10 Lost City", "D" },
  settings = { city_survival = "no" },
  supply = { "Snare Trap" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:refused("buy_token", "Snare Trap")
  end,
}

scenario "survival tokens are not sold" {
  covers = { "B8 market", "D" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t.you:refused("sell", "Snare Trap")
  end,
}

scenario "or they are sold back for half of the price, where that is agreed" {
  covers = { "B8 market", "D" },
  settings = { sell_survival = "yes" },
  supply = { "Shaman Bones" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Snare Trap")
    t:expect { you = { gold = 4, pouch = {} }, supply = { "Snare Trap", "Shaman Bones" } }
    t.you:buy_token("Shaman Bones")
    t.you:refused("sell", "Shaman Bones", "A8 once")
  end,
}

scenario "what keeps from selling keeps from selling survival tokens, too" {
  covers = { "B8 market" },
  settings = { sell_survival = "yes" },
  altar = { "Whisper Under the Floor" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t.you:refused("sell", "Snare Trap")
  end,
}

scenario "survival tokens are neither given nor taken in a trade" {
  covers = { "B10 trade", "D" },
  supply = { "Shaman Bones" },
  you = {
    map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" }, pack = { "Kapok Longbow" },
  },

  run = function(t)
    t.you:stay()
    t.you:refused("trade", "Snare Trap")
    t.you:refused("trade", "Kapok Longbow", "B10 trade")
  end,
}

scenario "or they are taken for an item, where that is agreed" {
  covers = { "B10 trade", "D" },
  settings = { trade_survival = "yes" },
  supply = { "Shaman Bones" },
  you = { map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:trade("Kapok Longbow")
    t:expect { you = { pouch = { "Shaman Bones" }, pack = {} } }
  end,
}

scenario "a snare trap is discarded before the test, and the challenge roams" {
  covers = { "B8 snare", "B4 undefeated" },
  arena = { { "Grass Stalker", attached = { "Sun Token" } } },
  map = { ["Grazing End"] = { "Green Gem" } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker", gem_at = "Green Gem" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect { supply = { "Snare Trap" }, you = { pouch = {} }, roaming = { "Grass Stalker" } }
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
  end,
}

scenario "a snare trap holds what roams, too" {
  covers = { "B8 snare" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect { supply = { "Snare Trap" }, roaming = { "Grass Stalker" } }
  end,
}

scenario "no snare trap holds a hero" {
  covers = { "B8 snare", "A10 escape" },
  mode = "two",
  settings = { escape_in_duel = "yes" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },
  foe = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t.you:offers("flee")
    t.you:refused("snare", "B8 snare")
  end,
}

scenario "a snare trap is nothing where nobody may escape" {
  covers = { "B8 snare", "ZAN-134" },
  altar = { "Weaving of the Last Net" },
  roaming = { "Drought Wisp" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t.you:refused("snare")
    t.you:refused("flee")
  end,
}

scenario "a compass turns one die only" {
  covers = { "B8 compass" },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } }, pouch = { "Dead Man's Compass" } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:compass("savanna/road/river", { which_face = "jungle/hills/swamp" })
    t:expect { cup_size = 5 }
    t.you:refused("compass", "savanna/road/river", "B8 compass")
  end,
}

scenario "two compasses turn two dice" {
  covers = { "B8 compass" },
  you = {
    map = { ["Echo Bench"] = { "Tamsin Reedwalker" } }, pouch = { "Dead Man's Compass", "Dead Man's Compass" },
  },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:compass("savanna/road/river", { which_face = "jungle/hills/swamp" })
    t.you:compass("savanna/road/river", { which_face = "jungle/hills/swamp" })
    t:expect {
      cup = {
        "jungle/hills/swamp", "jungle/hills/swamp", "savanna/road/river", "savanna/road/river", "savanna/road/river",
      },
      supply = { "Dead Man's Compass", "Dead Man's Compass" },
    }
  end,
}

scenario "a die that is rested does not move anybody" {
  covers = { "B9 rest" },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", exhaustion = 2 } } } },
  chance = { 6, 6, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river")
    t.you:rest("savanna/road/river")
    t.you:offers_not("enter", "jungle/hills/swamp", "Knife of Noon")
    t.you:enter("jungle/hills/swamp", "Hush of Leaves")
    t:expect { cup = { "jungle/hills/swamp" } }
    t:expect_object("Tamsin Reedwalker", { exhaustion = 0 })
  end,
}

scenario "who walks a single step does not rest" {
  covers = { "B9 rest", "A3 movement" },
  you = { map = { ["Echo Bench"] = { { "Bakari Stonehand", exhaustion = 2 } } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:walk("Bakari Stonehand", "Hush of Leaves")
    t:expect_object("Bakari Stonehand", { exhaustion = 2 })
  end,
}

scenario "a hero who stands at a counter keeps its space from a second one" {
  covers = { "B9 refresh", "ZAN-113" },
  altar = { { "Raising of the Brass Sun", complete = true } },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:expect { map = {
      ["Echo Bench"] = { "Green Gem" },
      ["Bellbird Wood"] = { "Green Gem" },
      Cloudshelf = { "Red Gem" },
    } }
  end,
}

scenario "in a village the market may be held before the first die is spent" {
  covers = { "B10 village" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:hold_market()
    t.you:leave_market()
    t.you:refused("hold_market")
    t.you:enter("savanna/road/river", "Echo Bench")
    t:expect { market_deck = { "Fishbone Dagger" }, cup_size = 4 }
  end,
}

scenario "after the market of a village the adventure step comes as usual" {
  covers = { "B10 village", "B12 order" },
  green_deck = { "Drought Wisp" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:hold_market()
    t.you:leave_market()
    t.you:enter("savanna/road/river", "Echo Bench")
    t.you:stop()
    t.you:attempt("Green Gem")
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "a second town after the market has none, and the experience step follows" {
  covers = { "B10 village" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow" },
  map = { ["Echo Bench"] = { "Lost City" } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } }, experience = 5 },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:hold_market()
    t.you:leave_market()
    t.you:enter("savanna/road/river", "Echo Bench")
    t.you:refused("hold_market")
    t.you:stop()
    t:expect { question = "experience", market_deck_size = 2 }
  end,
}

scenario "after the market another town may be left again" {
  covers = { "B10 village", "D" },
  map = { ["Echo Bench"] = { "Lost City" } },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },
  chance = { 1, 1, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:hold_market()
    t.you:leave_market()
    t.you:enter("savanna/road/river", "Echo Bench")
    t.you:enter("jungle/hills/swamp", "Hush of Leaves")
    t:expect_object("Tamsin Reedwalker", { at = "Hush of Leaves" })
  end,
}

scenario "or it ends the movement, where that is agreed" {
  covers = { "B10 village", "D" },
  settings = { second_town = "must" },
  map = { ["Echo Bench"] = { "Lost City" } },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, experience = 5 },
  chance = { 1, 1, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:hold_market()
    t.you:leave_market()
    t.you:enter("savanna/road/river", "Echo Bench")
    t:expect { question = "experience" }
  end,
}

scenario "then the village of the market itself is no second town" {
  covers = { "B10 village", "D" },
  settings = { second_town = "must" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } }, experience = 5 },
  chance = { 1, 1, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:hold_market()
    t.you:leave_market()
    t.you:enter("jungle/hills/swamp", "Echo Bench")
    t.you:enter("jungle/hills/swamp", "Seven Drums")
    t:expect { question = "go_on" }
  end,
}

scenario "the Lost City holds its market in the midst of a movement, too" {
  covers = { "B10 village", "B10 Lost City" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow", "Sawfish Blade", "Blowpipe", "Spyglass" },
  map = { ["Echo Bench"] = { "Lost City" } },
  you = { map = { ["Hush of Leaves"] = { "Tamsin Reedwalker" } } },
  chance = { 1, 1, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("savanna/road/river", "Echo Bench")
    t.you:hold_market()
    t:expect { bazaar_size = 5 }
    t.you:buy("Fishbone Dagger")
    t.you:leave_market()
    t:expect { bazaar = {}, market_deck_size = 5, market_deck = { "Spyglass" }, you = { pack = { "Fishbone Dagger" } } }
    t.you:enter("jungle/hills/swamp", "Hush of Leaves")
    t:expect_object("Tamsin Reedwalker", { at = "Hush of Leaves" })
  end,
}

scenario "what is traded in is not bought in the same turn" {
  covers = { "B10 trade" },
  map = { ["Ladder Gate"] = { "Fishbone Dagger" } },
  you = { map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, pack = { "Kapok Longbow" }, gold = 20 },

  run = function(t)
    t.you:stay()
    t.you:trade("Kapok Longbow")
    t.you:refused("buy", "Kapok Longbow", "B10 trade")
    t:expect { you = { gold = 20, pack = { "Fishbone Dagger" } } }
  end,
}

scenario "what is bought is not traded in the same turn" {
  covers = { "B10 trade" },
  map = { ["Ladder Gate"] = { "Fishbone Dagger", "Kapok Longbow" } },
  you = { map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, gold = 20 },

  run = function(t)
    t.you:stay()
    t.you:buy("Kapok Longbow")
    t.you:refused("trade", "Kapok Longbow", "B10 trade")
  end,
}

scenario "any number of trades: what came in a trade is traded again" {
  covers = { "B10 trade" },
  map = { ["Ladder Gate"] = { "Fishbone Dagger", "Blowpipe" } },
  you = { map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:trade("Kapok Longbow", { what_for = "Blowpipe" })
    t.you:trade("Blowpipe")
    t:expect { you = { pack = { "Fishbone Dagger" }, gold = 3 } }
  end,
}

scenario "nothing of the same price is taken, and no ally" {
  covers = { "B10 trade" },
  map = { ["Ladder Gate"] = { "Sawfish Blade", "Gentle Ubo" } },
  you = {
    map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, pack = { "Kapok Longbow" }, party = { "Two-Hats Polo" },
  },

  run = function(t)
    t.you:stay()
    t.you:refused("trade", "Kapok Longbow", "B10 trade")
    t.you:refused("trade", "Two-Hats Polo")
  end,
}

scenario "counters stay on an item that is traded" {
  covers = { "B10 trade" },
  map = { ["Ladder Gate"] = { { "Fishbone Dagger", tally = 2 } } },
  you = { map = { ["Ladder Gate"] = { "Tamsin Reedwalker" } }, pack = { { "Kapok Longbow", tally = 3 } } },

  run = function(t)
    t.you:stay()
    t.you:trade("Kapok Longbow")
    t:expect_object("Kapok Longbow", { at = "Ladder Gate", tally = 3 })
    t:expect_object("Fishbone Dagger", { at = "pack", tally = 2 })
  end,
}

scenario "items are traded in the Lost City" {
  covers = { "B10 trade", "B10 Lost City" },
  market_deck = { "Fishbone Dagger" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } }, pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:trade("Kapok Longbow")
    t:stop_at("turn_ends")
    t.you:leave_market()
    t:expect { you = { pack = { "Fishbone Dagger" } }, market_deck = { "Kapok Longbow" } }
  end,
}

scenario "the Lost City moves where a ritual calls it" {
  covers = { "B10 Lost City", "ZAN-115" },
  altar = { { "Opening of the White Gate", complete = true } },
  map = { ["Echo Bench"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Lost City", { at = "Grazing End" }) end,
}

scenario "it appears beside a town where the hero is in one" {
  covers = { "B10 Lost City", "ZAN-115" },
  altar = { { "Opening of the White Gate", complete = true } },
  supply = { "Lost City" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:answer("Hush of Leaves")
    t:expect_object("Lost City", { at = "Hush of Leaves" })
  end,
}

scenario "for rituals and omens the Lost City is no town" {
  covers = { "B10 Lost City" },
  awake = { "Azumba, the Noonday Lion" },
  altar = { { "The Gilded Idol", complete = true, attached = { "Sun Token", "Sun Token" } } },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect_object("Tamsin Reedwalker", { exhaustion = 2 }) end,
}

scenario "wares that lie in towns are those of the town where the hero is" {
  covers = { "A8 buy", "B10 Lost City" },
  market_deck = { "Gourd Rattle" },
  map = { ["Grazing End"] = { "Lost City" }, ["Seven Drums"] = { "Fishbone Dagger" } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:refused("buy", "Fishbone Dagger")
    t.you:buy("Gourd Rattle")
    t:expect { you = { pack = { "Gourd Rattle" } } }
  end,
}

scenario "the Lost City need not be laid ready" {
  covers = { "B10 Lost City", "B7 city" },
  notes = { current_rank = "red" },
  awake = { "Teliva, Weaver of Dawn" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:put_city()
    t:expect_object("Lost City", { at = "Grazing End" })
    t:expect { notes = { foe = "Teliva, Weaver of Dawn" } }
  end,
}

scenario "in the Lost City an adventure comes before the market" {
  covers = { "B10 Lost City" },
  green_deck = { "Drought Wisp" },
  map = { ["Grazing End"] = { "Lost City", "Green Gem" } },
  market_deck = { "Gourd Rattle" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t.you:flee()
    t:expect { question = "market", bazaar = { "Gourd Rattle" }, roaming = { "Drought Wisp" } }
  end,
}

given {}

scenario "in a town a hero may be attacked before the market" {
  covers = { "A10" },
  market_deck = { "Gourd Rattle" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  foe = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:offers("challenge_hero", "Joro the Unlucky")
    t.you:skip_adventure()
    t:expect { question = "market" }
  end,
}
