-- Rituals and gods where they meet each other, absent values, full tracks.

given { mode = "alone" }

scenario "what raises all values gives no value where none is printed" {
  covers = { "ZAN-131", "A6 phases" },
  altar = { "The Sun That Stays" },
  roaming = { "Drought Wisp" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Drought Wisp" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect_object("Drought Wisp", { mind = 13, spirit = 12, body = 0 })
    t:expect { question = "who_stands", notes = { step = "magic" } }
  end,
}

scenario "gods are stronger, too" {
  covers = { "ZAN-131" },
  altar = { "The Sun That Stays" },
  awake = { "Azumba, the Noonday Lion" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t) t:expect_object("Azumba, the Noonday Lion", { mind = 18, body = 20, spirit = 18 }) end,
}

scenario "who ends a movement with unused dice is tired by each of them" {
  covers = { "ZAN-132" },
  altar = { "Crown of Fire Ants" },
  you = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("savanna/road/river", "Seven Drums")
    t.you:enter("savanna/road/river", "Echo Bench")
    t.you:enter("savanna/road/river", "Seven Drums")
    t:stop_at("tired")
    t.you:stop()
    t:expect_object("Bakari Stonehand", { exhaustion = 2 })
  end,
}

scenario "a single step leaves no dice unused" {
  covers = { "ZAN-132" },
  altar = { "Crown of Fire Ants" },
  you = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },

  run = function(t)
    t.you:walk("Bakari Stonehand", "Seven Drums")
    t:expect_object("Bakari Stonehand", { exhaustion = 0 })
  end,
}

scenario "the three highest discarded challenges roam again, each with a token" {
  covers = { "ZAN-135" },
  altar = { { "March of the Emptied Graves", complete = true } },
  discards = { "Drought Wisp", "Sabre Cat", "Noon Phantom", "Feast of Embers", "Tree Hunters" },
  red_discards = { "Green Colossus" },
  roaming = { { "Lion of the Red Grass", attached = { "Sun Token" } }, "Grass Stalker", "Vine Thief", "Mask Dancer" },
  pool = { "Skull Token", "Skull Token", "Skull Token" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect {
      roaming_order = { "Grass Stalker", "Vine Thief", "Mask Dancer", "Green Colossus", "Noon Phantom", "Sabre Cat" },
    }
    t:expect_object("Noon Phantom", { attached = { "Skull Token" } })
  end,
}

scenario "survival tokens are neither thrown nor set while the moon has no face" {
  covers = { "ZAN-133" },
  altar = { "Moon Without a Face" },
  green_deck = { "Drought Wisp" },
  map = { ["Grazing End"] = { "Green Gem" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, pouch = { "Shaman Bones", "Snare Trap" } },

  run = function(t)
    t.you:stay()
    t.you:attempt("Green Gem")
    t:expect { notes = { foe = "Drought Wisp" } }
    t.you:refused("snare")
    t.you:offers("flee")
  end,
}

scenario "a healing costs three where a fever witch wounded the hero as well" {
  covers = { "ZAN-136" },
  altar = { "Feast of the Empty Chair" },
  supply = { "Snare Trap" },
  you = { map = { ["Seven Drums"] = { { "Bakari Stonehand", wounds = 1, fever = 1 } } }, gold = 5 },

  run = function(t)
    t.you:stay()
    t.you:heal("Bakari Stonehand")
    t:expect { you = { gold = 2 } }
    t.you:buy_token("Snare Trap")
    t:expect { you = { gold = 0 } }
  end,
}

scenario "each player turns one item face down, whoever is on turn" {
  covers = { "ZAN-107" },
  mode = "two",
  altar = { { "Vigil at the Still Pool", complete = true } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } }, pack = { "Spyglass", "Coil of Rope" } },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Kapok Longbow" } },

  run = function(t)
    t:expect { question = "turn_down" }
    t.you:answer("Spyglass")
    t:expect_object("Kapok Longbow", { face_down = true })
  end,
}

scenario "challenges come until six roam" {
  covers = { "ZAN-122" },
  altar = { { "The Unburied Guest", complete = true } },
  roaming = { { "Grass Stalker", attached = { "Sun Token" } }, "Vine Thief", "Mask Dancer" },
  green_deck = { "Drought Wisp", "Leech Cloud", "Burrow Badgers", "Dust Jackals" },
  pool = { "Sun Token", "Sun Token", "Sun Token" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect {
      roaming_order = { "Grass Stalker", "Vine Thief", "Mask Dancer", "Drought Wisp", "Leech Cloud", "Burrow Badgers" },
      green_deck = { "Dust Jackals" },
    }
  end,
}

scenario "the Lost City comes with two challenges" {
  covers = { "ZAN-130" },
  altar = { { "Gate of Teeth", complete = true } },
  supply = { "Lost City" },
  green_deck = { "Drought Wisp", "Leech Cloud", "Burrow Badgers" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect_object("Lost City", { at = "Grazing End" })
    t:expect { roaming_order = { "Drought Wisp", "Leech Cloud" } }
  end,
}

scenario "each player gives a dear item or suffers" {
  covers = { "ZAN-129" },
  altar = { { "Marrow Tithe", complete = true } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } }, pack = { "Spyglass", "Coil of Rope" } },

  run = function(t)
    t.you:answer("Spyglass")
    t:expect_object("Bakari Stonehand", { wounds = 0 })
    t:expect { box = { "Spyglass" } }
  end,
}

scenario "who keeps the dear item suffers two wounds" {
  covers = { "ZAN-129" },
  altar = { { "Marrow Tithe", complete = true } },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } }, pack = { "Spyglass", "Coil of Rope" } },

  run = function(t)
    t.you:answer("none")
    t:expect_object("Bakari Stonehand", { wounds = 2 })
    t:expect { box = {} }
  end,
}

scenario "a hero who is moved to a village has no adventure in this turn" {
  covers = { "ZAN-127" },
  altar = { { "Flood of Dreams", complete = true, attached = { "Moon Token", "Moon Token" } } },
  green_deck = { "Drought Wisp" },
  you = { map = { ["Hush of Leaves"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:expect_object("Bakari Stonehand", { at = "Seven Drums" })
    t:stop_at("turn_ends")
    t.you:walk("Bakari Stonehand", "Echo Bench")
    t:expect { green_deck = { "Drought Wisp" } }
  end,
}

scenario "no adventure is no fight with a hero either" {
  covers = { "ZAN-127", "A3 adventure" },
  mode = "two",
  altar = { { "Flood of Dreams", complete = true, attached = { "Moon Token", "Moon Token" } } },
  you = { map = { ["Hush of Leaves"] = { "Bakari Stonehand" } } },
  foe = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t.you:refused("challenge_hero", "Joro the Unlucky")
    t:expect { question = "market" }
  end,
}

scenario "the adventure of a hero whom it does not move goes on" {
  covers = { "ZAN-127" },
  mode = "two",
  altar = { { "Flood of Dreams", complete = true, attached = { "Moon Token", "Moon Token" } } },
  roaming = { "Drought Wisp" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },
  foe = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { at = "Seven Drums" })
    t.you:stay()
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "the god of the sunrise takes an item away until it is turned up" {
  covers = { "ZAN-142" },
  notes = { current_rank = "red" },
  awake = { "Teliva, Weaver of Dawn" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, pack = { "Porter's Sandals" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:face_god("Teliva, Weaver of Dawn")
    t:expect_object("Porter's Sandals", { face_down = true })
    t:expect_object("Bakari Stonehand", { life = 6 })
    t.you:flee()
    t.you:skip_adventure()
    t:expect_object("Porter's Sandals", { face_down = false })
    t:expect_object("Bakari Stonehand", { life = 7 })
  end,
}

scenario "the judge is stronger with each wound of the hero, at once" {
  covers = { "ZAN-146" },
  awake = { { "Vossu, the Vulture Judge", fought = true } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Vossu, the Vulture Judge" },
  you = { map = { ["Grazing End"] = { { "Bakari Stonehand", wounds = 2, in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:expect_object("Vossu, the Vulture Judge", { mind = 19, body = 20, spirit = 18 })
    t.you:stand_fast()
    t.you:defend("Bakari Stonehand")
    t:expect_object("Bakari Stonehand", { wounds = 4 })
    t:expect_object("Vossu, the Vulture Judge", { mind = 20, body = 21, spirit = 19 })
  end,
}

scenario "the heron chooses the phase of an attack, but not against a godbane spear" {
  covers = { "ZAN-144", "ZAN-174" },
  notes = { current_rank = "red" },
  awake = { "Isamel, Heron of Two Waters" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, pack = { "Godbane Spear" } },

  run = function(t)
    t.you:face_god("Isamel, Heron of Two Waters")
    t.you:stand_fast()
    t.you:offers("attack", "Bakari Stonehand")
    t.you:defend("Bakari Stonehand")
  end,
}

scenario "she heals what the side of the hero paid in exhaustion" {
  covers = { "ZAN-147" },
  awake = { { "Ulanna, Mother of Tides", fought = true, wounds = 3 } },
  notes = {
    phase = "combat", step = "melee", combat_round = 1, fighting = 1, first_round = 1, foe = "Ulanna, Mother of Tides",
  },
  you = { map = { ["Grazing End"] = { { "Bakari Stonehand", in_fight = true } } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Bakari Stonehand", { moment = "Bakari Stonehand" })
    t:expect_object("Ulanna, Mother of Tides", { wounds = 5 })
  end,
}

scenario "her moon brings tokens until one is no moon" {
  covers = { "ZAN-147" },
  awake = { "Ulanna, Mother of Tides" },
  altar = {
    { "The Silver Thread", complete = true, attached = { "Wild Token" } },
    "Weaving of the Last Net", "Feast of the Empty Chair",
  },
  pool = { "Moon Token", "Moon Token", "Skull Token", "Moon Token", "Skull Token" },
  you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } },
  chance = { "Moon Token", "Moon Token", "Skull Token" },

  run = function(t)
    t:expect_object("Weaving of the Last Net", { attached = { "Moon Token", "Moon Token" } })
    t:expect_object("Feast of the Empty Chair", { attached = { "Skull Token" } })
    t:expect { pool = { "Moon Token", "Skull Token", "Wild Token" } }
  end,
}
