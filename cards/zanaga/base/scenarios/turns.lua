-- The turn (A3): refresh, ways to move, what the adventure step leaves open, the last round.

given { mode = "alone", you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } } }

scenario "items, allies and hero of the player are turned up, those of others are not" {
  covers = { "A3 refresh" },
  mode = "two",
  you = { pack = { { "Coil of Rope", face_down = true }, { "Spyglass", face_down = true } } },
  foe = {
    map = { ["Lone Menhir"] = { "Tamsin Reedwalker" } },
    pack = { { "Drum of Calling", face_down = true } },
  },

  run = function(t)
    t:expect_object("Coil of Rope", { face_down = false })
    t:expect_object("Spyglass", { face_down = false })
    t:expect_object("Drum of Calling", { face_down = true })
  end,
}

scenario "an item that is face down is not used until the next refresh" {
  covers = { "A3 refresh", "A6 items" },
  you = { pack = { "Coil of Rope" } },
  chance = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Coil of Rope")
    t:expect_object("Coil of Rope", { face_down = true })
    t.you:refused("use", "Coil of Rope", "A3 refresh")
    t.you:stop()
    t.you:throw_dice()
    t.you:offers("use", "Coil of Rope")
  end,
}

scenario "a single step needs no die, whatever the terrain is, and is all" {
  covers = { "A3 movement" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 1 } } }, pack = { "Spyglass" } },
  roaming = { "Condor Rider" },

  run = function(t)
    t.you:walk("Joro the Unlucky", "Knife of Noon", { moment = "skip_it" })
    t:expect { notes = { foe = "Condor Rider", phase = "combat" } }
    t:expect_object("Joro the Unlucky", { at = "Knife of Noon" })
  end,
}

scenario "nobody steps after the dice are thrown" {
  covers = { "A3 movement" },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("walk", "Joro the Unlucky", "Knife of Noon", "A3 movement")
    t.you:refused("throw_dice", "A3 movement")
    t.you:refused("stay", "A3 movement")
  end,
}

scenario "a hero alone with exhaustion throws four dice" {
  covers = { "A3 movement" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", exhaustion = 1 } } } },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "a wounded ally costs the hero a die, and only one" {
  covers = { "A3 movement" },
  you = {
    map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 2, exhaustion = 1 } } },
    party = { { "Gentle Ubo", wounds = 1 }, { "Two-Hats Polo", wounds = 1 } },
  },
  chance = { 1, 2, 3, 4 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "counters of other players' heroes do not matter" {
  covers = { "A3 movement" },
  mode = "two",
  foe = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", wounds = 1 } } } },
  chance = { 1, 2, 3, 4, 5 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 5 }
  end,
}

scenario "a die opens a space with a river by the river or by the land" {
  covers = { "A3 movement" },
  you = { map = { ["Fern Cathedral"] = { "Joro the Unlucky" } } },
  chance = { 1, 3, 2, 2, 2 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "savanna/road/river", "Rainmouth")
    t.you:offers("enter", "savanna/road/hills", "Rainmouth")
    t.you:refused("enter", "savanna/road/jungle", "Rainmouth", "A3 movement")
  end,
}

scenario "a die opens a space beside the hero alone" {
  covers = { "A3 movement" },
  chance = { 4, 4, 4, 4, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("enter", "savanna/jungle/mountain", "Condor Stair", "A3 movement")
    t.you:enter("savanna/jungle/mountain", "Knife of Noon")
    t.you:enter("savanna/jungle/mountain", "Condor Stair")
    t:expect { cup_size = 3 }
  end,
}

scenario "whoever has spent all dice goes no further" {
  covers = { "A3 movement" },
  roaming = { "Goatherd's Curse" },
  you = { map = { ["Seven Drums"] = { { "Joro the Unlucky", wounds = 1 } } } },
  chance = { 5, 5, 5, 5 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("road/river/hills", "Echo Bench")
    t.you:enter("road/river/hills", "Seven Drums")
    t.you:enter("road/river/hills", "Echo Bench")
    t.you:enter("road/river/hills", "Seven Drums")
    t:expect { cup_size = 0, question = "go_on" }
    t.you:stop()
    t:expect { notes = { phase = "market" } }
  end,
}

scenario "a hero passes through a town, and what roams is met where the movement ends" {
  covers = { "A3 movement", "B5 check" },
  roaming = { "Howler Troop" },
  chance = { 6, 6, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("jungle/hills/swamp", "Seven Drums")
    t.you:enter("jungle/hills/swamp", "Fern Cathedral")
    t.you:stop()
    t:expect { notes = { foe = "Howler Troop" } }
  end,
}

given {}

scenario "either a counter or a hero" {
  covers = { "A3 adventure" },
  green_deck = { "Dust Jackals" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem", { may = false })
    t.you:stand_fast()
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker")
    t:expect { you = { spoils = { "Green Gem" } }, notes = { foe = false } }
  end,
}

scenario "or both, the counter first, where that is agreed" {
  covers = { "A3 adventure" },
  settings = { adventures = "both" },
  green_deck = { "Dust Jackals" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem", { may = false })
    t.you:stand_fast()
    t.you:attack("Tamsin Reedwalker")
    t.you:offers("challenge_hero", "Joro the Unlucky")
    t:stop_at("turn_ends")
    t.you:skip_adventure()
    t:expect { you = { spoils = { "Green Gem" } }, notes = { foe = false } }
  end,
}

given { mode = "alone" }

scenario "a counter need not be attempted, but then what roams is met" {
  covers = { "A3 adventure", "B5 check" },
  green_deck = { "Dust Jackals" },
  roaming = { "Goatherd's Curse" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:offers("attempt", "Green Gem")
    t.you:skip_adventure()
    t:expect { notes = { foe = "Goatherd's Curse", gem_at = false }, green_deck = { "Dust Jackals" } }
  end,
}

scenario "a counter is attempted where the hero stands" {
  covers = { "A3 adventure" },
  green_deck = { "Dust Jackals" },
  map = { ["Echo Bench"] = { "Green Gem" }, ["Grazing End"] = { "Green Gem" } },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:refused("attempt", "Green Gem#2", "A3 adventure")
    t.you:attempt("Green Gem#1", { may = false })
    t:expect { notes = { phase = "combat" } }
  end,
}

scenario "the steps of a turn follow each other" {
  covers = { "B12 order" },
  market_deck = { "Gourd Rattle" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, experience = 5 },

  run = function(t)
    t:expect { notes = { phase = "movement" } }
    t.you:stay()
    t:expect { notes = { phase = "market" } }
    t.you:leave_market()
    t:expect { notes = { phase = "experience" } }
    t.you:save_up()
    t:expect { notes = { phase = "movement", round = 2 } }
  end,
}

scenario "the mists close after round forty, where that is agreed" {
  covers = { "B2 end" },
  ends = "mists",
  settings = { last_round = "forty" },
  notes = { round = 40, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = true, reason = "mists" } end,
}

scenario "or after round hundred" {
  covers = { "B2 end" },
  settings = { last_round = "hundred" },
  notes = { round = 60, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = false, notes = { round = 61 } } end,
}

scenario "and not later" {
  covers = { "B2 end" },
  ends = "mists",
  settings = { last_round = "hundred" },
  notes = { round = 100, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = true, reason = "mists" } end,
}

scenario "or never" {
  covers = { "B2 end" },
  settings = { last_round = "never" },
  notes = { round = 100, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = false, notes = { round = 101 } } end,
}

scenario "round sixty itself is played" {
  covers = { "B2 end" },
  notes = { round = 59, phase = "experience" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t) t:expect { over = false, notes = { round = 60 } } end,
}
