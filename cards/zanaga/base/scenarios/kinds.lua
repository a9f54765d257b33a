-- Each kind of option of the expansion: offered, done, refused.

given { mode = "alone" }

scenario "a token is placed on one of the rituals that take it, and on no other" {
  covers = { "B6 place" },
  altar = {
    "Dance of Long Shadows", "Vigil at the Still Pool", "The Gilded Idol",
    { "Feast of Embers", complete = true, attached = { "Sun Token" } },
  },
  due_tokens = { "Sun Token" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:offers("fill_slot", "Dance of Long Shadows")
    t.you:refused("fill_slot", "Vigil at the Still Pool", "B6 place")
    t.you:refused("fill_slot", "Feast of Embers", "B6 place")
    t.you:fill_slot("The Gilded Idol")
    t:expect_object("The Gilded Idol", { attached = { "Sun Token" } })
    t.you:refused("fill_slot", "Dance of Long Shadows", "B6 place")
  end,
}

scenario "bones are thrown when something was drawn, and at no other time" {
  covers = { "B8 bones" },
  green_deck = { "Drought Wisp", "Grass Stalker" },
  pool = { "Sun Token", "Moon Token" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, pouch = { "Shaman Bones" } },
  chance = { "Sun Token" },

  run = function(t)
    t.you:refused("throw_bones")
    t.you:refused("keep_it")
    t.you:stay()
    t.you:offers("throw_bones")
    t.you:keep_it()
    t.you:keep_it()
    t:expect_object("Drought Wisp", { attached = { "Sun Token" } })
    t.you:refused("throw_bones")
    t:expect { you = { pouch = { "Shaman Bones" } } }
  end,
}

scenario "without bones nobody is asked" {
  covers = { "B8 bones" },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Drought Wisp" }, question = "escape" }
  end,
}

scenario "a die is turned to any face but its own" {
  covers = { "B8 compass" },
  you = { map = { ["Echo Bench"] = { "Bakari Stonehand" } }, pouch = { "Dead Man's Compass" } },
  chance = { 1, 1, 1, 1, 2 },

  run = function(t)
    t.you:refused("to_face", "jungle/hills/swamp")
    t.you:throw_dice()
    t.you:compass("savanna/road/jungle", { which_face = "?" })
    t.you:offers("to_face", "jungle/hills/swamp")
    t.you:offers("to_face", "savanna/road/river")
    t.you:offers_not("to_face", "savanna/road/jungle")
    t.you:to_face("jungle/hills/swamp")
    t.you:enter("jungle/hills/swamp", "Hush of Leaves")
  end,
}

scenario "a monster is tracked by a die of its terrain, and only when the check is due" {
  covers = { "B11 safari" },
  settings = { safari = "yes" },
  roaming = { "Howler Troop", "Burrow Badgers" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },
  chance = { 4, 4, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("track", "Howler Troop")
    t.you:stop()
    t.you:refused("track", "Burrow Badgers")
    t.you:offers("track", "Howler Troop")
    t.you:offers("skip_adventure")
  end,
}

scenario "a counter elsewhere, or of a closed colour, is not attempted" {
  covers = { "A3 adventure", "A9 life" },
  map = { ["Grazing End"] = { "Green Gem" }, ["Echo Bench"] = { "Yellow Gem" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:refused("attempt", "Green Gem")
    t.you:stay()
    t.you:refused("attempt", "Yellow Gem", "A3 adventure")
    t.you:offers("attempt", "Green Gem")
  end,
}

scenario "the market of a village is held while dice are left" {
  covers = { "B10 village" },
  you = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:refused("hold_market")
    t.you:throw_dice()
    t.you:refused("hold_market")
    t.you:enter("savanna/road/river", "Seven Drums")
    t.you:offers("hold_market")
    t.you:hold_market()
    t:expect { question = "market", notes = { phase = "market" } }
  end,
}

scenario "the last die brings the hero to a village, whose market comes after the movement" {
  covers = { "B10 village", "B12 order" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger" },
  you = { map = { ["Echo Bench"] = { { "Bakari Stonehand", exhaustion = 3 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river")
    t.you:rest("savanna/road/river")
    t.you:rest("savanna/road/river")
    t.you:enter("savanna/road/river", "Seven Drums")
    t.you:refused("hold_market")
    t.you:stop()
    t:expect { question = "market", market_deck = { "Fishbone Dagger" } }
  end,
}

scenario "after round forty all lose, where that is agreed" {
  covers = { "B2 end" },
  ends = "mists",
  settings = { last_round = "forty" },
  notes = { round = 40, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = true, reason = "mists", winner = "nobody" } end,
}

scenario "round sixty is not the last one, where a hundred are agreed" {
  covers = { "B2 end" },
  settings = { last_round = "hundred" },
  notes = { round = 60, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = false, notes = { round = 61 } } end,
}

scenario "after round hundred all lose then" {
  covers = { "B2 end" },
  ends = "mists",
  settings = { last_round = "hundred" },
  notes = { round = 100, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = true, reason = "mists" } end,
}

scenario "or there is no last round" {
  covers = { "B2 end" },
  settings = { last_round = "never" },
  notes = { round = 500, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = false, notes = { round = 501 } } end,
}

scenario "the turn goes on with the player to the left, and a round is a turn of each" {
  covers = { "B2 end", "B12 order" },
  mode = "two",
  notes = { round = 3, starter = "you", phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  foe = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect { turn_player = "foe", notes = { round = 3 } }
    t.foe:stay()
    t.foe:leave_market()
    t:expect { turn_player = "you", notes = { round = 4 } }
  end,
}

scenario "what begins with a movement comes after the refresh and before the throw" {
  covers = { "B12 order", "ZAN-114" },
  altar = { "Procession of Torches" },
  you = {
    map = { ["Hush of Leaves"] = { "Bakari Stonehand" } },
    pack = { { "Coil of Rope", face_down = true } },
  },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t:expect_object("Bakari Stonehand", { exhaustion = 1 })
    t:expect_object("Coil of Rope", { face_down = false })
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "tokens are placed before the market" {
  covers = { "B12 order" },
  altar = { { "The Gilded Idol", attached = { "Sun Token" } } },
  arena = { { "Drought Wisp", attached = { "Sun Token" } } },
  map = { ["Grazing End"] = { "Lost City", "Green Gem" } },
  supply = { "Snare Trap" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Drought Wisp", gem_at = "Green Gem" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, gold = 0 },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect { question = "market", done = { "The Gilded Idol" }, you = { gold = 3, spoils = { "Green Gem" } } }
  end,
}
