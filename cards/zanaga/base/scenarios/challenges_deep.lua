-- Clauses of challenges that their first scenarios leave out: what ends with a combat, and
-- the other phases, values and ways.

scenario "what Scree Lizard counts ends with the combat" {
  covers = { "ZAN-024" },
  mode = "alone",
  roaming = { { "Scree Lizard", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Scree Lizard" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Scree Lizard", { tally = 0 })
  end,
}

scenario "what Leech Cloud counts ends with the combat" {
  covers = { "ZAN-025" },
  mode = "alone",
  roaming = { { "Leech Cloud", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Leech Cloud" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Leech Cloud", { tally = 0 })
  end,
}

scenario "what Drowned Pilgrim counts ends with the combat" {
  covers = { "ZAN-030" },
  mode = "alone",
  roaming = { { "Drowned Pilgrim", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Drowned Pilgrim" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Drowned Pilgrim", { tally = 0 })
  end,
}

scenario "what Leaf Mantis counts ends with the combat" {
  covers = { "ZAN-038" },
  mode = "alone",
  roaming = { { "Leaf Mantis", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Leaf Mantis" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Leaf Mantis", { tally = 0 })
  end,
}

scenario "what Tomb Mammoth counts ends with the combat" {
  covers = { "ZAN-085" },
  mode = "alone",
  roaming = { { "Tomb Mammoth", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Tomb Mammoth" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Tomb Mammoth", { tally = 0 })
  end,
}

scenario "what First River Crocodile counts ends with the combat" {
  covers = { "ZAN-092" },
  mode = "alone",
  roaming = { { "First River Crocodile", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "First River Crocodile" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("First River Crocodile", { tally = 0 })
  end,
}

scenario "what Oathbreaker Chief counts ends with the combat" {
  covers = { "ZAN-069" },
  mode = "alone",
  roaming = { { "Oathbreaker Chief", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Oathbreaker Chief" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Oathbreaker Chief", { tally = 0 })
  end,
}

scenario "the ogre deals twice its ranged damage to allies" {
  covers = { "ZAN-042" },
  mode = "alone",
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Longshot Merel")
    t:expect_object("Longshot Merel", { wounds = 2 })
  end,
}

scenario "and once its damage to the hero" {
  covers = { "ZAN-042" },
  mode = "alone",
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "who misses the wind eater from afar is hit by the own arrow" {
  covers = { "ZAN-046" },
  mode = "alone",
  roaming = { "Wind Eater" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Wind Eater" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, pack = { "Hunting Bow" } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 3 })
  end,
}

scenario "whom the sky serpent cannot meet in magic it neither fights nor is fought" {
  covers = { "ZAN-072" },
  mode = "alone",
  roaming = { "Sky Serpent" },
  notes = { phase = "combat", step = "round", combat_round = 0, foe = "Sky Serpent" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 3, 10, 10, 1 },

  run = function(t)
    t:expect_object("Sky Serpent", { magic = 0, ranged = 2 })
    t.you:stand_fast()
    t.you:defend("Joro the Unlucky")
    t.you:defend("Joro the Unlucky")
    t:expect { notes = { combat_round = 2 } }
  end,
}

scenario "the thief takes an item from a hero who is knocked out" {
  covers = { "ZAN-010" },
  mode = "alone",
  roaming = { "Vine Thief" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Vine Thief" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", wounds = 5 } } },
    pack = { "Coil of Rope", "Fishbone Dagger", "Hunting Bow" },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Joro the Unlucky", { discard_one = "Fishbone Dagger" })
    t:expect { box = { "Hunting Bow" }, you = { pack = { "Coil of Rope" } } }
    t:expect_object("Fishbone Dagger", { at = "Amber Halt" })
  end,
}

scenario "in the first round the hunters are not attacked from afar" {
  covers = { "ZAN-037" },
  mode = "alone",
  roaming = { "Tree Hunters" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Tree Hunters" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:expect { notes = { step = "melee" } }
    t.you:offers("attack", "Joro the Unlucky")
  end,
}

scenario "in the second they are" {
  covers = { "ZAN-037" },
  mode = "alone",
  roaming = { "Tree Hunters" },
  notes = { phase = "combat", step = "ranged", combat_round = 2, foe = "Tree Hunters" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t) t.you:offers("attack", "Joro the Unlucky") end,
}

scenario "whoever is held is free after the combat" {
  covers = { "ZAN-061" },
  mode = "alone",
  roaming = { "Emerald Constrictor" },
  notes = { phase = "combat", step = "escape", combat_round = 2, foe = "Emerald Constrictor" },
  you = { map = { ["Hush of Leaves"] = { { "Joro the Unlucky", held = true } } }, pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Joro the Unlucky", { held = false })
  end,
}

scenario "after a duel the chief pays twice the gold" {
  covers = { "ZAN-069" },
  mode = "alone",
  roaming = { { "Oathbreaker Chief", tally = 1, wounds = 2 } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Oathbreaker Chief" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 15 } }
  end,
}

scenario "without one the chief pays what the card says" {
  covers = { "ZAN-069" },
  mode = "alone",
  roaming = { { "Oathbreaker Chief", wounds = 2 } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Oathbreaker Chief" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 9 } }
  end,
}

scenario "a failed escape from the titan wounds the allies, too" {
  covers = { "ZAN-076" },
  mode = "alone",
  roaming = { "Bog Titan" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Bog Titan" },
  you = { map = { ["Leech Garden"] = { "Bakari Stonehand" } }, party = { "Gentle Ubo", "Grandmother Thorn" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:flee({ moment = "skip_it" })
    t:expect_object("Gentle Ubo", { wounds = 3 })
    t:expect_object("Grandmother Thorn", { wounds = 3 })
    t:expect_object("Bakari Stonehand", { wounds = 3 })
  end,
}

scenario "while the mane roams other beasts are stronger in each value that they have" {
  covers = { "ZAN-079" },
  mode = "alone",
  roaming = { "Mane of the Sun", "Cliff Swifts", "Grass Stalker" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect_object("Grass Stalker", { mind = 14, body = 13, spirit = 12 })
    t:expect_object("Cliff Swifts", { mind = 12, body = 0, spirit = 13 })
    t:expect_object("Mane of the Sun", { mind = 17, body = 18, spirit = 16 })
  end,
}

scenario "the regent's damages move on at the end of a round" {
  covers = { "ZAN-084", "ZAN-215" },
  mode = "alone",
  roaming = { "The Masked Regent" },
  altar = { "Ash Baptism" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "The Masked Regent" },
  you = { map = { ["Hush of Leaves"] = { { "Joro the Unlucky", has_attacked = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:expect { notes = { combat_round = 2 } }
    t:expect_object("The Masked Regent", { ranged = 4, melee = 3, magic = 3 })
  end,
}

scenario "the eagle flies off after the fourth round" {
  covers = { "ZAN-091" },
  mode = "alone",
  roaming = { "Eagle of Nine Winters" },
  notes = { phase = "combat", step = "magic", combat_round = 4, foe = "Eagle of Nine Winters" },
  you = { map = { ["Hush of Leaves"] = { { "Joro the Unlucky", has_attacked = true } } } },

  run = function(t)
    t:expect { roaming = { "Eagle of Nine Winters" }, notes = { foe = false } }
  end,
}

scenario "the crocodile's first damage is doubled in a failed escape, too, the next is not" {
  covers = { "ZAN-092" },
  mode = "alone",
  roaming = { "First River Crocodile" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "First River Crocodile" },
  you = { map = { ["Leech Garden"] = { { "Bakari Stonehand", life_training = 9 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:flee()
    t:expect_object("Bakari Stonehand", { wounds = 12 })
  end,
}

scenario "who defeats the bandit gets the gold on it besides" {
  covers = { "ZAN-003" },
  mode = "alone",
  roaming = { { "Salt Road Bandit", tally = 2 } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Salt Road Bandit" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, gold = 0 },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 4 } }
  end,
}

scenario "who attacked by magic in the round before is not tired by the veil" {
  covers = { "ZAN-056" },
  mode = "alone",
  roaming = { "Mosquito Veil" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Mosquito Veil" },
  you = { map = { ["Leech Garden"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { notes = { combat_round = 2 } }
    t:expect_object("Tamsin Reedwalker", { exhaustion = 0 })
  end,
}

scenario "whoever defeats the eels at a river gets three gold more" {
  covers = { "ZAN-078" },
  mode = "alone",
  roaming = { { "Tide of Eels", wounds = 2 } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Tide of Eels" },
  you = { map = { ["Rainmouth"] = { "Joro the Unlucky" } }, gold = 0 },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 7 } }
  end,
}

scenario "elsewhere four" {
  covers = { "ZAN-078" },
  mode = "alone",
  roaming = { { "Tide of Eels", wounds = 2 } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Tide of Eels" },
  you = { map = { ["Leech Garden"] = { "Joro the Unlucky" } }, gold = 0 },
  chance = { 10, 10 },

  run = function(t)
    t:expect_object("Tide of Eels", { mind = 15, body = 16, spirit = 14 })
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { gold = 4 } }
  end,
}

scenario "a magic hit keeps the colossus from healing in that round" {
  covers = { "ZAN-083" },
  mode = "alone",
  roaming = { { "Green Colossus", wounds = 2 } },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Green Colossus" },
  you = { map = { ["Hush of Leaves"] = { "Oyelle of the Drums" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Oyelle of the Drums")
    t:expect { notes = { combat_round = 2 } }
    t:expect_object("Green Colossus", { wounds = 4 })
  end,
}
