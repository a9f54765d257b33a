-- What may be chosen and when: each kind of option offered, and refused with its reason.

given { mode = "alone" }

scenario "before the movement there are a throw, steps, and staying" {
  covers = { "A3 movement" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:offers("throw_dice")
    t.you:offers("stay")
    t.you:refused("stop")
    t.you:refused("put_city", "B7 city")
    t.you:refused("hold_market", "B10 village")
    t.you:refused("leave_market")
    t.you:refused("skip_adventure")
    t.you:refused("stand_fast")
  end,
}

scenario "with dice there are spaces, rest, compass and an end" {
  covers = { "A3 movement", "B9 rest", "B8 compass" },
  you = {
    map = { ["Echo Bench"] = { { "Joro the Unlucky", exhaustion = 1 } } },
    pouch = { "Dead Man's Compass" },
  },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "savanna/road/river", "Seven Drums")
    t.you:offers("rest", "savanna/road/river")
    t.you:offers("compass", "savanna/road/river")
    t.you:offers("stop")
    t.you:refused("hold_market", "B10 village")
    t.you:refused("save_up")
  end,
}

scenario "the second market of a turn is refused" {
  covers = { "B10 village" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("hold_market")
    t.you:hold_market()
    t.you:offers("leave_market")
    t.you:leave_market()
    t.you:refused("hold_market", "B10 village")
  end,
}

scenario "nobody tracks without a die of that terrain" {
  covers = { "B11 safari" },
  settings = { safari = "yes" },
  roaming = { "Howler Troop", "Dust Jackals" },
  you = { map = { ["Goat Ladder"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop()
    t.you:offers("track", "Dust Jackals")
    t.you:refused("track", "Howler Troop", "B11 safari")
    t.you:offers("skip_adventure")
  end,
}

scenario "bones are thrown by who has some" {
  covers = { "B8 bones" },
  green_deck = { "Howler Troop", "Creeping Fig" },
  pool = { "Sun Token" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pouch = { "Shaman Bones" } },

  run = function(t)
    t.you:refused("keep_it")
    t.you:stay()
    t.you:attempt("Green Gem", { bones = "throw_bones" })
    t:expect { notes = { foe = "Creeping Fig" }, you = { pouch = {} } }
    t.you:refused("throw_bones", "B8 bones")
  end,
}

scenario "heroes do not flee from heroes, and no snare trap holds them" {
  covers = { "A10 escape" },
  mode = "two",
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t.you:refused("flee", "A10 escape")
    t.you:refused("snare", "B8 snare")
  end,
}

scenario "in a round there are an escape, a snare trap, and the fight" {
  covers = { "A6 escape", "B8 snare" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:offers("flee")
    t.you:offers("snare")
    t.you:offers("stand_fast")
    t.you:refused("attack", "Joro the Unlucky")
    t.you:stand_fast()
    t.you:refused("snare", "B8 snare")
    t.you:refused("flee", "A6 escape")
  end,
}

scenario "of three weapons the one that is put by is not used" {
  covers = { "A6 items" },
  you = {
    map = { ["Echo Bench"] = { "Joro the Unlucky" } },
    pack = { "Ironwood Club", "Hunting Bow", { "Staff of the Rain Caller", put_by = true } },
  },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("use", "Staff of the Rain Caller", "A6 items")
  end,
}

scenario "the second item that is activated in a round is refused" {
  covers = { "A6 items" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "round", combat_round = 0, foe = "Quarry Ogre" },
  you = {
    map = { ["Lone Menhir"] = { "Joro the Unlucky" } },
    pack = { "Panther Cloak", "Twin Machetes" },
  },

  run = function(t)
    t.you:answer("Twin Machetes")
    t.you:offers("flee")
    t.you:refused("use", "Panther Cloak", "A6 items")
  end,
}

scenario "at a market there are selling, trading, tokens and letting go" {
  covers = { "A8 sell", "B10 trade", "B8 price", "A8 allies" },
  supply = { "Snare Trap" },
  map = { ["Ladder Gate"] = { "Fishbone Dagger" } },
  you = {
    map = { ["Ladder Gate"] = { "Joro the Unlucky" } },
    pack = { "Hunting Bow" },
    party = { "Gentle Ubo" },
    pouch = { "Shaman Bones" },
    gold = 1,
  },

  run = function(t)
    t.you:stay()
    t.you:offers("sell", "Hunting Bow")
    t.you:offers("trade", "Hunting Bow")
    t.you:offers("buy_token", "Snare Trap")
    t.you:offers("dismiss", "Gentle Ubo")
    t.you:refused("sell", "Shaman Bones", "B8 price")
    t.you:refused("trade", "Gentle Ubo", "B10 trade")
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 0 } }
    t.you:refused("buy", "Fishbone Dagger", "A8 buy")
  end,
}

scenario "no token is bought without gold" {
  covers = { "B8 price" },
  supply = { "Snare Trap" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, gold = 0 },

  run = function(t)
    t.you:stay()
    t.you:refused("buy_token", "Snare Trap", "B8 price")
  end,
}

scenario "experience is for each of five counters, or is saved" {
  covers = { "A9 counters" },
  notes = { phase = "experience" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, experience = 5 },

  run = function(t)
    t.you:offers("learn_mind")
    t.you:offers("learn_body")
    t.you:offers("learn_spirit")
    t.you:offers("learn_life")
    t.you:offers("learn_stamina")
    t.you:offers("save_up")
    t.you:save_up()
    t.you:refused("learn_mind", "A9 price")
    t.you:refused("learn_body", "A9 price")
    t.you:refused("learn_spirit", "A9 price")
    t.you:refused("learn_life", "A9 price")
    t.you:refused("learn_stamina", "A9 price")
  end,
}

scenario "what cannot be used is not asked for" {
  covers = { "A6 before combat" },
  roaming = { "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, pack = { "Bottled Noon" } },

  run = function(t)
    t.you:stay()
    t:expect { question = "escape" }
    t.you:refused("skip_it")
  end,
}

given {}

scenario "who is attacked uses items for the own roll, too" {
  covers = { "A10 rounds", "ZAN-228" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Bottled Noon" } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Joro the Unlucky", foe_player = "foe" },
  chance = { 6, 6, 6, 5, 10, 10, 1, 1, 10, 10, 1, 1 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t.foe:answer("Bottled Noon")
    t:expect_object("Tamsin Reedwalker", { wounds = 1 })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "both heroes use things before their fight" {
  covers = { "A10 rounds", "A6 before combat" },
  foe = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 2 } } }, pack = { "Red Root Salve" } },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", wounds = 2 } } }, pack = { "Red Root Salve" } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky", { moment = "Red Root Salve" })
    t.foe:answer("Red Root Salve")
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "each of two heroes activates an item before their fight" {
  covers = { "A10 rounds", "A6 before combat" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Thunder Tube" } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } }, pack = { "Thunder Tube" } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky", { moment = "your Thunder Tube" })
    t.foe:answer("foe's Thunder Tube")
    t:expect_object("your Thunder Tube", { face_down = true })
    t:expect_object("foe's Thunder Tube", { face_down = true })
  end,
}

scenario "before two heroes fight the attacked one uses no ally" {
  covers = { "A10 rounds", "A6 before combat" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t:expect { notes = { combat_round = 1 } }
  end,
}
