-- Clauses of challenges that their first scenarios leave out: what ends with a combat, and
-- the other phases, values and ways.

given { mode = "alone", you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pouch = { "Snare Trap" } } }

scenario "what Scree Lizard counts ends with the combat" {
  covers = { "ZAN-024" },
  roaming = { { "Scree Lizard", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Scree Lizard" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Scree Lizard", { tally = 0 })
  end,
}

scenario "what Leech Cloud counts ends with the combat" {
  covers = { "ZAN-025" },
  roaming = { { "Leech Cloud", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Leech Cloud" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Leech Cloud", { tally = 0 })
  end,
}

scenario "what Drowned Pilgrim counts ends with the combat" {
  covers = { "ZAN-030" },
  roaming = { { "Drowned Pilgrim", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Drowned Pilgrim" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Drowned Pilgrim", { tally = 0 })
  end,
}

scenario "what Leaf Mantis counts ends with the combat" {
  covers = { "ZAN-038" },
  roaming = { { "Leaf Mantis", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Leaf Mantis" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Leaf Mantis", { tally = 0 })
  end,
}

scenario "what Tomb Mammoth counts ends with the combat" {
  covers = { "ZAN-085" },
  roaming = { { "Tomb Mammoth", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Tomb Mammoth" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Tomb Mammoth", { tally = 0 })
  end,
}

scenario "what First River Crocodile counts ends with the combat" {
  covers = { "ZAN-092" },
  roaming = { { "First River Crocodile", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "First River Crocodile" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("First River Crocodile", { tally = 0 })
  end,
}

scenario "what Oathbreaker Chief counts ends with the combat" {
  covers = { "ZAN-069" },
  roaming = { { "Oathbreaker Chief", tally = 1 } },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Oathbreaker Chief" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect_object("Oathbreaker Chief", { tally = 0 })
  end,
}

given { mode = "alone" }

scenario "the ogre deals twice its ranged damage to allies" {
  covers = { "ZAN-042" },
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
  roaming = { "Tree Hunters" },
  notes = { phase = "combat", step = "ranged", combat_round = 2, foe = "Tree Hunters" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t) t.you:offers("attack", "Joro the Unlucky") end,
}

scenario "whoever is held is free after the combat" {
  covers = { "ZAN-061" },
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
  roaming = { "Eagle of Nine Winters" },
  notes = { phase = "combat", step = "magic", combat_round = 4, foe = "Eagle of Nine Winters" },
  you = { map = { ["Hush of Leaves"] = { { "Joro the Unlucky", has_attacked = true } } } },

  run = function(t)
    t:expect { roaming = { "Eagle of Nine Winters" }, notes = { foe = false } }
  end,
}

scenario "the crocodile's first damage is doubled in a failed escape, too, the next is not" {
  covers = { "ZAN-092" },
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

scenario "the child has Spirit as the hero, too" {
  covers = { "ZAN-021" },
  roaming = { "Echo Child" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Echo Child" },
  you = { map = { ["Vulture Chair"] = { "Oyelle of the Drums" } }, pack = { "Gourd Rattle" } },

  run = function(t) t:expect_object("Echo Child", { mind = 10, body = 12, spirit = 14 }) end,
}

scenario "a second attack without a weapon does not wound the lizard, one with a weapon does" {
  covers = { "ZAN-024" },
  roaming = { { "Scree Lizard", wounds = 1, tally = 1 } },
  notes = { phase = "combat", step = "melee", combat_round = 2, foe = "Scree Lizard" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Scree Lizard", { wounds = 1 })
  end,
}

scenario "a weapon wounds it as usual" {
  covers = { "ZAN-024" },
  roaming = { { "Scree Lizard", wounds = 0, tally = 1 } },
  notes = { phase = "combat", step = "melee", combat_round = 2, foe = "Scree Lizard" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } }, pack = { "Ironwood Club" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("defeated")
    t.you:attack("Joro the Unlucky")
    t:log_has("Scree Lizard takes 2 wounds")
    t:expect { notes = { foe = "Scree Lizard" } }
  end,
}

scenario "the ally in the toad comes back when it is defeated" {
  covers = { "ZAN-077" },
  roaming = { { "Grave Toad", wounds = 2 } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Grave Toad" },
  you = {
    map = { ["Leech Garden"] = { "Joro the Unlucky" } },
    party = { { "Gentle Ubo", absent = true, swallowed = true } },
  },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { party = { "Gentle Ubo" } } }
    t:expect_object("Gentle Ubo", { absent = false, swallowed = false })
  end,
}

scenario "else it is lost" {
  covers = { "ZAN-077" },
  roaming = { "Grave Toad" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grave Toad" },
  you = {
    map = { ["Leech Garden"] = { "Joro the Unlucky" } },
    party = { { "Gentle Ubo", absent = true, swallowed = true } },
    pouch = { "Snare Trap" },
  },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect { you = { party = {} }, box = { "Gentle Ubo" } }
  end,
}

scenario "against the warlord the allies only defend in the first round, if the hero likes" {
  covers = { "ZAN-086" },
  roaming = { "Iron Jaw Warlord" },
  notes = { phase = "combat", step = "before", foe = "Iron Jaw Warlord" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },

  run = function(t)
    t.you:answer("one round alone")
    t.you:answer("skip_it")
    t.you:stand_fast()
    t.you:offers("attack", "Joro the Unlucky")
    t.you:refused("attack", "Longshot Merel", "A6 allies")
  end,
}

scenario "or the cheapest item is gone" {
  covers = { "ZAN-086" },
  roaming = { "Iron Jaw Warlord" },
  notes = { phase = "combat", step = "before", foe = "Iron Jaw Warlord" },
  you = {
    map = { ["Lone Menhir"] = { "Joro the Unlucky" } },
    pack = { "Hunting Bow", "Padded Vest" },
    gold = 3,
  },

  run = function(t)
    t.you:answer("lose the cheapest item")
    t:expect { box = { "Padded Vest" }, you = { gold = 3, pack = { "Hunting Bow" } } }
  end,
}

scenario "the serpent may be out of reach from afar" {
  covers = { "ZAN-072" },
  roaming = { "Sky Serpent" },
  notes = { phase = "combat", step = "round", combat_round = 0, foe = "Sky Serpent" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } } },
  chance = { 1 },

  run = function(t)
    t:expect_object("Sky Serpent", { ranged = 0, magic = 2 })
    t.you:stand_fast()
    t:expect { notes = { step = "melee" } }
  end,
}

scenario "whoever misses the constrictor attacks again after one round" {
  covers = { "ZAN-061" },
  roaming = { "Emerald Constrictor" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Emerald Constrictor" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 10, 10, 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { combat_round = 2 } }
    t.you:stand_fast()
    t:expect { notes = { combat_round = 3 } }
    t.you:stand_fast()
    t.you:offers("attack", "Joro the Unlucky")
  end,
}

scenario "on 4 to 6 the herald wounds the allies, on more nobody" {
  covers = { "ZAN-088" },
  roaming = { "Storm Herald" },
  notes = { phase = "combat", step = "round", combat_round = 0, foe = "Storm Herald" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } }, party = { "Gentle Ubo" } },
  chance = { 6 },

  run = function(t)
    t:expect_object("Gentle Ubo", { wounds = 1 })
    t:expect_object("Joro the Unlucky", { exhaustion = 0 })
  end,
}

scenario "on 7 it wounds nobody" {
  covers = { "ZAN-088" },
  roaming = { "Storm Herald" },
  notes = { phase = "combat", step = "round", combat_round = 0, foe = "Storm Herald" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } }, party = { "Gentle Ubo" } },
  chance = { 7 },

  run = function(t)
    t:expect_object("Gentle Ubo", { wounds = 0 })
    t:expect_object("Joro the Unlucky", { exhaustion = 0 })
  end,
}

scenario "at a river each value of the eels is higher" {
  covers = { "ZAN-078" },
  roaming = { "Tide of Eels" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Tide of Eels" },
  you = { map = { ["Rainmouth"] = { "Joro the Unlucky" } } },

  run = function(t) t:expect_object("Tide of Eels", { mind = 16, body = 17, spirit = 15 }) end,
}

scenario "a hit that does not defeat the hydra makes it stronger for the round" {
  covers = { "ZAN-074" },
  roaming = { "Mire Hydra" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Mire Hydra" },
  you = { map = { ["Leech Garden"] = { "Joro the Unlucky" } } },
  chance = { 10, 10, 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky suffers 3 wounds")
    t:go_on()
    t:expect_object("Mire Hydra", { ranged = 1, melee = 2, magic = 2 })
  end,
}

scenario "nor does it need one where a value of the foe is the number of an escape" {
  covers = { "ZAN-004" },
  settings = { escape_test = "spirit" },
  roaming = { "Panicked Herd" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Panicked Herd" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } } },
  seed = 2,

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee({ which_space = "Whistling Grass" })
    t:expect_object("Bakari Stonehand", { at = "Whistling Grass", wounds = 0 })
  end,
}
