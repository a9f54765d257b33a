-- The adventure step (A3, A9, B4) and what roams (B5).

given { mode = "alone", you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "a counter is attempted with a challenge of its colour, which gets a token" {
  covers = { "A3 adventure", "B4 token" },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:expect_object("Drought Wisp", { at = "arena", attached = { "Sun Token" } })
    t:expect { green_deck = {}, pool = {} }
  end,
}

scenario "a defeated challenge gives gold and the counter, and its token is placed" {
  covers = { "B4", "B6 place" },
  pool = {},
  green_deck = {},
  altar = { "Dance of Long Shadows" },
  arena = { { "Dust Jackals", wounds = 0, attached = { "Sun Token" } } },
  map = { ["Echo Bench"] = { "Green Gem" } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Dust Jackals", gem_at = "Green Gem" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:stand_fast()
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect {
      you = { gold = 4, spoils = { "Green Gem" } },
      discards = { "Dust Jackals" },
      map = { ["Echo Bench"] = { "Joro the Unlucky" } },
    }
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}

scenario "a challenge from which a hero escapes joins the roaming ones, and the counter stays" {
  covers = { "B4 undefeated", "A6 escape" },
  roaming = { "Grass Stalker" },
  arena = { { "Dust Jackals", attached = { "Sun Token" } } },
  map = { ["Echo Bench"] = { "Green Gem" } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Dust Jackals", gem_at = "Green Gem" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming_order = { "Grass Stalker", "Dust Jackals" }, you = { spoils = {} } }
    t:expect_object("Dust Jackals", { attached = { "Sun Token" } })
    t:expect_object("Green Gem", { at = "Echo Bench" })
  end,
}

scenario "where that is agreed, the counter of a challenge that was not defeated leaves" {
  covers = { "B4 undefeated" },
  settings = { beaten_counter = "leaves" },
  arena = { { "Dust Jackals", attached = { "Sun Token" } } },
  map = { ["Echo Bench"] = { "Green Gem" } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Dust Jackals", gem_at = "Green Gem" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { supply = { "Green Gem" } }
  end,
}

scenario "what roams in the hero's terrain must be fought" {
  covers = { "B5 check" },
  roaming = { "Drought Wisp" },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Drought Wisp", phase = "combat" } }
  end,
}

scenario "of several that roam there the player chooses one" {
  covers = { "B5 check" },
  roaming = { "Dust Jackals", "Grass Stalker" },

  run = function(t)
    t.you:stay({ which_monster = "Grass Stalker" })
    t:expect { notes = { foe = "Grass Stalker" } }
  end,
}

scenario "where none roams there, one is drawn, and fought if its terrain is here" {
  covers = { "B5 draw", "B4 token" },
  roaming = { "Howler Troop" },
  green_deck = { "Drought Wisp" },
  pool = { "Moon Token" },

  run = function(t)
    t.you:stay()
    t:expect { roaming_order = { "Howler Troop", "Drought Wisp" }, notes = { foe = "Drought Wisp" } }
  end,
}

scenario "one that is drawn and lives elsewhere is not fought" {
  covers = { "B5 draw" },
  green_deck = { "Howler Troop" },
  pool = { "Moon Token" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Howler Troop" }, notes = { foe = false } }
  end,
}

scenario "a seventh monster pushes out the leftmost, whose token is placed on the leftmost ritual that fits" {
  covers = { "B5 track" },
  roaming = {
    { "Howler Troop", attached = { "Moon Token" } },
    "Creeping Fig", "Dart Frog Queen", "Vine Thief", "Mask Dancer", "Lost Porter",
  },
  altar = { "Dance of Long Shadows", "Vigil at the Still Pool" },
  green_deck = { "Burrow Badgers" },
  pool = { "Skull Token" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect {
      roaming_order = {
        "Creeping Fig",
        "Dart Frog Queen",
        "Vine Thief",
        "Mask Dancer",
        "Lost Porter",
        "Burrow Badgers",
      },
      discards = { "Howler Troop" },
    }
  end,
}

scenario "nothing roams in a town" {
  covers = { "B5 town", "A3 market" },
  roaming = { "Howler Troop" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { phase = "market", foe = false } }
  end,
}

scenario "a roaming challenge gives gold, and experience only where the card prints some" {
  covers = { "B5 reward" },
  roaming = { { "Dust Jackals", attached = { "Moon Token" } } },
  altar = { "Tide Calling" },
  map = { ["Grazing End"] = { "Green Gem" } },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Dust Jackals" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 4, experience = 0, spoils = {} }, roaming = {} }
    t:expect_object("Green Gem", { at = "Grazing End" })
  end,
}

scenario "a roaming challenge that was not defeated stays at its place" {
  covers = { "B5 check" },
  roaming = { "Dust Jackals", "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Dust Jackals" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming_order = { "Dust Jackals", "Grass Stalker" } }
  end,
}

scenario "or goes to the right end, where that is agreed" {
  covers = { "B5 check" },
  settings = { unbeaten_roamer = "right_end" },
  roaming = { "Dust Jackals", "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Dust Jackals" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming_order = { "Grass Stalker", "Dust Jackals" } }
  end,
}

scenario "a life counter closes the green counters" {
  covers = { "A9 life" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  green_deck = { "Burrow Badgers" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 1 } } } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Burrow Badgers", gem_at = false } }
  end,
}

scenario "a defeated challenge of a higher rank raises the rituals" {
  covers = { "B3 rank" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Sabre Cat" },
  roaming = { { "Sabre Cat", wounds = 1 } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { current_rank = "yellow" } }
  end,
}

scenario "shaman bones bring another challenge before its token" {
  covers = { "B8 bones" },
  green_deck = { "Howler Troop", "Creeping Fig" },
  pool = { "Moon Token" },
  you = { pouch = { "Shaman Bones" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ bones = "throw_bones" })
    t:expect { roaming = { "Creeping Fig" }, green_deck = { "Howler Troop" }, supply = { "Shaman Bones" } }
  end,
}

scenario "a hero whose colour is closed does not attempt its counter, and looks around" {
  covers = { "A9 life", "B5 check" },
  roaming = { "Burrow Badgers", "Goatherd's Curse" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Echo Bench"] = { { "Bakari Stonehand", level = 1, life_training = 1 } } } },
  chance = {},

  run = function(t)
    t.you:stay()
    t:expect { question = "which_monster" }
    t.you:offers("face", "Burrow Badgers")
    t.you:offers("face", "Goatherd's Curse")
    t.you:offers_not("attempt", "Green Gem")
  end,
}

scenario "a challenge lies in the arena with its token, after shaman bones" {
  covers = { "B8 bones" },
  green_deck = { "Creeping Fig", "Drought Wisp" },
  pool = { "Sun Token" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  you = { map = { ["Echo Bench"] = { "Bakari Stonehand" } }, pouch = { "Shaman Bones" } },
  chance = {},

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t.you:throw_bones()
    t:expect { arena = { "Drought Wisp" }, green_deck = { "Creeping Fig" }, you = { pouch = {} } }
    t:expect_object("Drought Wisp", { attached = { "Sun Token" } })
  end,
}

scenario "codes name cards wherever names do, in notes too" {
  covers = { "B5 check" },
  roaming = { "ZAN-013" },
  notes = { foe = "ZAN-013", step = "melee" },
  you = { map = { ["ZAN-307"] = { "ZAN-182" } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("ZAN-182")
    t:expect_object("ZAN-182", { wounds = 1, at = "ZAN-307" })
  end,
}
