-- What challenges do: before a combat, in its rounds, as a reward, while they roam.

given { mode = "alone", you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } } }

scenario "who does not pass its test only defends in the first round" {
  covers = { "ZAN-002" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Grass Stalker" },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:stand_fast()
    t:log_has("Joro the Unlucky defends")
  end,
}

scenario "its wounds take gold, which is the reward" {
  covers = { "ZAN-003" },
  roaming = { { "Salt Road Bandit", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "melee", combat_round = 2, foe = "Salt Road Bandit" },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Salt Road Bandit", { tally = 1 })
    t:expect { you = { gold = 2 } }
  end,
}

scenario "escaping from the herd needs no test, and leads to a space beside" {
  covers = { "ZAN-004" },
  roaming = { { "Panicked Herd", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Panicked Herd",
  },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee({ which_space = "Whistling Grass" })
    t:expect_object("Joro the Unlucky", { at = "Whistling Grass" })
  end,
}

scenario "its Spirit is higher for exhaustion" {
  covers = { "ZAN-005" },
  roaming = { { "Drought Wisp", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Drought Wisp",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true, exhaustion = 2 } } } },

  run = function(t)
    t:expect_object("Drought Wisp", { spirit = 13 })
  end,
}

scenario "at the end of the second round it runs off" {
  covers = { "ZAN-006" },
  roaming = { { "Ostrich Courier", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 2,
    foe = "Ostrich Courier",
    second_round = 1,
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { roaming = {}, discards = { "Ostrich Courier" } }
  end,
}

scenario "the howling tires a hero who has no ally" {
  covers = { "ZAN-007" },
  roaming = { "Howler Troop" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Howler Troop" },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "nobody escapes in the first round" {
  covers = { "ZAN-008" },
  roaming = { { "Creeping Fig", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Creeping Fig" },

  run = function(t)
    t.you:refused("flee")
  end,
}

scenario "a melee attack that hits it wounds the attacker" {
  covers = { "ZAN-009" },
  roaming = { { "Dart Frog Queen", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Dart Frog Queen",
  },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "who escapes loses an item to the nearest town" {
  covers = { "ZAN-010" },
  roaming = { { "Vine Thief", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Vine Thief",
  },
  you = { pack = { "Spyglass" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect_object("Spyglass", { at = "Amber Halt" })
  end,
}

scenario "its Mind and Spirit may change places" {
  covers = { "ZAN-011" },
  roaming = { "Mask Dancer" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Mask Dancer" },
  chance = { 3 },

  run = function(t)
    t:expect_object("Mask Dancer", { mind = 11, spirit = 13 })
  end,
}

scenario "who passes the test may give its token back" {
  covers = { "ZAN-012" },
  roaming = { { "Lost Porter", attached = { "Sun Token" } } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Lost Porter" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:answer("yes")
    t:expect { pool = { "Sun Token" }, you = { gold = 4 } }
  end,
}

scenario "after a round without a hit it is well again" {
  covers = { "ZAN-013" },
  roaming = { { "Burrow Badgers", fought = true, wounds = 1 } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "Burrow Badgers" },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Burrow Badgers", { wounds = 0 })
  end,
}

scenario "the hero turns an item face down" {
  covers = { "ZAN-014" },
  roaming = { "Goatherd's Curse" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Goatherd's Curse" },
  you = { pack = { "Spyglass" } },

  run = function(t)
    t:expect_object("Spyglass", { face_down = true })
  end,
}

scenario "its ranged damage is higher in the first round" {
  covers = { "ZAN-015" },
  roaming = { { "Rockslinger Imp", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Rockslinger Imp",
  },

  run = function(t)
    t:expect_object("Rockslinger Imp", { ranged = 2 })
  end,
}

scenario "its melee damage is higher until it is hit" {
  covers = { "ZAN-018" },
  roaming = { { "Young Thunderhorn", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Young Thunderhorn",
  },

  run = function(t)
    t:expect_object("Young Thunderhorn", { melee = 3 })
  end,
}

scenario "each ally is tired" {
  covers = { "ZAN-020" },
  roaming = { "Icewater Sprite" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Icewater Sprite" },
  you = { party = { "Gentle Ubo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { exhaustion = 1 })
  end,
}

scenario "each of its values is the own one of the hero, and nine" {
  covers = { "ZAN-021" },
  roaming = { { "Echo Child", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Echo Child",
  },

  run = function(t)
    t:expect_object("Echo Child", { mind = 11, body = 12 })
  end,
}

scenario "the reward is a survival token" {
  covers = { "ZAN-023" },
  roaming = { { "Prayer Flag Thief", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Prayer Flag Thief",
  },
  supply = { "Snare Trap" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { pouch = { "Snare Trap" } } }
  end,
}

scenario "nothing is used before the combat" {
  covers = { "ZAN-028" },
  roaming = { { "Reed Ambusher", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Reed Ambusher" },
  you = { pack = { "Red Root Salve" } },

  run = function(t)
    t:expect { box = {} }
    t.you:offers("flee")
  end,
}

scenario "it may stay with one life" {
  covers = { "ZAN-030" },
  roaming = { { "Drowned Pilgrim", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Drowned Pilgrim",
  },
  chance = { 10, 10, 2, 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Drowned Pilgrim", { tally = 1 })
  end,
}

scenario "other raiders make its melee harder" {
  covers = { "ZAN-032" },
  roaming = { { "Spear Nomads", fought = true }, "Salt Road Bandit" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Spear Nomads",
  },

  run = function(t)
    t:expect_object("Spear Nomads", { melee = 3 })
  end,
}

scenario "its damages are higher while the hero is wounded" {
  covers = { "ZAN-035" },
  roaming = { { "Vulture Priest", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Vulture Priest",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true, wounds = 1 } } } },

  run = function(t)
    t:expect_object("Vulture Priest", { magic = 2 })
  end,
}

scenario "the reward is a snare trap" {
  covers = { "ZAN-037" },
  roaming = { { "Tree Hunters", fought = true, wounds = 1 } },
  notes = { phase = "combat", fighting = 1, step = "melee", combat_round = 2, foe = "Tree Hunters" },
  supply = { "Shaman Bones", "Snare Trap" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { pouch = { "Snare Trap" } } }
  end,
}

scenario "an ally takes no part" {
  covers = { "ZAN-039" },
  roaming = { "Orchid Siren" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Orchid Siren" },
  you = { party = { "Gentle Ubo" } },
  chance = { 1, 1 },

  run = function(t)
    t:expect_object("Gentle Ubo", { absent = true })
  end,
}

scenario "a token is drawn and placed" {
  covers = { "ZAN-043" },
  roaming = { "Bone Piper" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Bone Piper" },
  pool = { "Sun Token" },
  altar = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}

scenario "an attacker who hits it is tired" {
  covers = { "ZAN-044" },
  roaming = { { "Hornback Bull", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Hornback Bull",
  },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the hero loses two gold without a survival token" {
  covers = { "ZAN-045" },
  roaming = { "Painted Sappers" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Painted Sappers" },

  run = function(t)
    t:expect { you = { gold = 1 } }
  end,
}

scenario "a ranged attack that fails hurts by its own damage besides" {
  covers = { "ZAN-046" },
  roaming = { { "Wind Eater", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Wind Eater",
  },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky suffers 1 wound")
  end,
}

scenario "who fails is tired twice" {
  covers = { "ZAN-048" },
  roaming = { "Avalanche Troll" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Avalanche Troll" },
  chance = { 1, 1 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 2 })
  end,
}

scenario "no attack deals more than one wound to them" {
  covers = { "ZAN-050" },
  roaming = { { "Frost Marmots", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 1,
    first_round = 1,
    foe = "Frost Marmots",
  },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Frost Marmots", { wounds = 1 })
  end,
}

scenario "each hit makes its Body higher" {
  covers = { "ZAN-052" },
  roaming = { { "Hydra Whelp", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Hydra Whelp",
  },
  chance = { 10, 10, 10, 10, 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Hydra Whelp", { body = 14 })
  end,
}

scenario "its wounds make the next healing dearer" {
  covers = { "ZAN-053" },
  roaming = { { "Fever Witch", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 1,
    first_round = 1,
    foe = "Fever Witch",
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { fever = 1 })
  end,
}

scenario "allies do not hurt it" {
  covers = { "ZAN-054" },
  roaming = { { "Sunken Warrior", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Sunken Warrior",
  },
  you = { party = { { "Gentle Ubo", in_fight = true } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Sunken Warrior", { wounds = 0 })
  end,
}

scenario "each wound makes its melee weaker" {
  covers = { "ZAN-058" },
  roaming = { { "War Elephant of Dusk", fought = true, wounds = 1 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "War Elephant of Dusk",
  },

  run = function(t)
    t:expect_object("War Elephant of Dusk", { melee = 3 })
  end,
}

scenario "nobody escapes beside an ally" {
  covers = { "ZAN-062" },
  roaming = { { "Spider of the Green Stair", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "round",
    combat_round = 0,
    foe = "Spider of the Green Stair",
  },
  you = { party = { { "Gentle Ubo", in_fight = true } } },

  run = function(t)
    t.you:refused("flee")
  end,
}

scenario "it heals a wound at the end of a round" {
  covers = { "ZAN-064" },
  roaming = { { "Thorn Mother", fought = true, wounds = 2 } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "Thorn Mother" },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Thorn Mother", { wounds = 1 })
  end,
}

scenario "other beasts are stronger while it roams" {
  covers = { "ZAN-079" },
  roaming = { { "Mane of the Sun", fought = true }, "Grass Stalker" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Mane of the Sun",
  },

  run = function(t)
    t:expect_object("Grass Stalker", { body = 13, mind = 14 })
  end,
}

scenario "each round tires the hero" {
  covers = { "ZAN-081" },
  roaming = { { "Walking Drought", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Walking Drought" },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "it swallows the cheapest ally" {
  covers = { "ZAN-077" },
  roaming = { "Grave Toad" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Grave Toad" },
  you = { party = { "Gentle Ubo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { absent = true, swallowed = true })
  end,
}

scenario "who discards an item wins without gold" {
  covers = { "ZAN-017" },
  roaming = { "Hill Toll Keeper" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Hill Toll Keeper" },
  you = { pack = { "Spyglass" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:answer("yes")
    t:expect { discards = { "Hill Toll Keeper" }, box = { "Spyglass" }, you = { gold = 3 } }
  end,
}

scenario "who fails to escape falls, and stands on level ground" {
  covers = { "ZAN-022" },
  roaming = { { "Ledge Ram", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Ledge Ram",
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming = { "Ledge Ram" } }
  end,
}

scenario "without a weapon it is wounded once" {
  covers = { "ZAN-024" },
  roaming = { { "Scree Lizard", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Scree Lizard",
  },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Scree Lizard", { wounds = 1, tally = 1 })
  end,
}

scenario "each wound that it deals gives it a life" {
  covers = { "ZAN-025" },
  roaming = { { "Leech Cloud", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Leech Cloud",
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Leech Cloud", { life = 2, tally = 1 })
  end,
}

scenario "who escapes leaves the first ally to its teeth" {
  covers = { "ZAN-027" },
  roaming = { { "Mud Crocodile", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Mud Crocodile",
  },
  you = { party = { { "Gentle Ubo", in_fight = true } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect_object("Gentle Ubo", { wounds = 2 })
  end,
}

scenario "on 1 to 3 a round tires all" {
  covers = { "ZAN-033" },
  roaming = { { "Grassfire Djinn", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Grassfire Djinn" },
  chance = { 2 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "each melee wound makes it stronger" {
  covers = { "ZAN-036" },
  roaming = { { "Strangler Python", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Strangler Python",
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Strangler Python", { melee = 3 })
  end,
}

scenario "in even rounds nobody attacks it in the melee phase" {
  covers = { "ZAN-040" },
  roaming = { { "Ghost Jaguar", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    foe = "Ghost Jaguar",
    even_round = 1,
  },
  chance = { 10, 10 },

  run = function(t)
    t:log_has("Joro the Unlucky defends")
  end,
}

scenario "it deals twice its damage to allies" {
  covers = { "ZAN-042" },
  roaming = { { "Quarry Ogre", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Quarry Ogre",
  },
  you = { party = { { "Gentle Ubo", in_fight = true } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Gentle Ubo", { wounds = 4 })
  end,
}

scenario "at the end of the third round it flies off" {
  covers = { "ZAN-047" },
  roaming = { { "Condor Rider", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 3, foe = "Condor Rider" },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { roaming = { "Condor Rider" } }
  end,
}

scenario "no item is activated against it" {
  covers = { "ZAN-051" },
  roaming = { { "Stone Idol", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Stone Idol",
  },
  you = { pack = { "Tortoise Shield" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 2 })
  end,
}

scenario "a defender rolls twice in the melee phase" {
  covers = { "ZAN-055" },
  roaming = { { "Caiman Twins", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Caiman Twins",
  },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 4 })
  end,
}

scenario "who did not attack by magic is tired" {
  covers = { "ZAN-056" },
  roaming = { { "Mosquito Veil", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 1, foe = "Mosquito Veil" },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the reward is a cheap item of a town" {
  covers = { "ZAN-059" },
  roaming = { { "Sandskin Marauders", fought = true, wounds = 2 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Sandskin Marauders",
  },
  map = { ["Seven Drums"] = { "Fishbone Dagger" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { you = { pack = { { "Fishbone Dagger", reward = true } } } }
  end,
}

scenario "a ritual of the sun makes it stronger" {
  covers = { "ZAN-060" },
  roaming = { { "Noon Phantom", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Noon Phantom",
  },
  altar = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Noon Phantom", { ranged = 3, magic = 3 })
  end,
}

scenario "who fails in melee does not attack in the next round" {
  covers = { "ZAN-061" },
  roaming = { { "Emerald Constrictor", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Emerald Constrictor",
  },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { no_attack = true })
  end,
}

scenario "nothing lessens its damage" {
  covers = { "ZAN-067" },
  roaming = { { "Ashen Rhino", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Ashen Rhino",
  },
  you = { party = { { "Lady of the Lamps", in_fight = true } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 3 })
  end,
}

scenario "an ally does not deal its last wound" {
  covers = { "ZAN-068" },
  roaming = { { "Hollow Guard", fought = true, wounds = 2 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Hollow Guard",
  },
  you = { party = { { "Gentle Ubo", in_fight = true } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Hollow Guard", { wounds = 2 })
  end,
}

scenario "who escapes is carried to another mountain, a nearest one" {
  covers = { "ZAN-070" },
  roaming = { { "Thunder Roc", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Thunder Roc",
  },
  you = { map = { ["Vulture Chair"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee({ which_space = "Cloudshelf" })
    t:expect_object("Joro the Unlucky", { at = "Cloudshelf" })
  end,
}

scenario "by lot it is out of reach in one phase" {
  covers = { "ZAN-072" },
  roaming = { { "Sky Serpent", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Sky Serpent" },
  chance = { 2 },

  run = function(t)
    t:expect_object("Sky Serpent", { melee = 0, ranged = 2 })
  end,
}

scenario "moons on the track make its Spirit higher" {
  covers = { "ZAN-073" },
  roaming = { { "Blind Astronomer", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Blind Astronomer" },
  altar = { { "Vigil at the Still Pool", attached = { "Moon Token" } } },

  run = function(t)
    t:expect_object("Blind Astronomer", { spirit = 15 })
  end,
}

scenario "no snare trap holds it" {
  covers = { "ZAN-076" },
  roaming = { { "Bog Titan", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Bog Titan" },
  you = { pouch = { "Snare Trap" } },

  run = function(t)
    t.you:refused("snare")
  end,
}

scenario "two wounds make it weaker" {
  covers = { "ZAN-080" },
  roaming = { { "Hundred Spears", fought = true, wounds = 3 } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Hundred Spears" },

  run = function(t)
    t:expect_object("Hundred Spears", { ranged = 2, melee = 2 })
  end,
}

scenario "in the third round a green challenge roams" {
  covers = { "ZAN-082" },
  roaming = { { "Mother of Vipers", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 2, foe = "Mother of Vipers" },
  green_deck = { "Dust Jackals" },
  pool = { "Sun Token" },

  run = function(t)
    t:expect { roaming = { "Mother of Vipers", "Dust Jackals" } }
  end,
}

scenario "after a round without a magic hit it heals" {
  covers = { "ZAN-083" },
  roaming = { { "Green Colossus", fought = true, wounds = 3 } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "Green Colossus" },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Green Colossus", { wounds = 1 })
  end,
}

scenario "it rises once with two lives" {
  covers = { "ZAN-085" },
  roaming = { { "Tomb Mammoth", fought = true, wounds = 4 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Tomb Mammoth",
  },
  chance = { 10, 10, 10, 10, 10, 10 },

  run = function(t)
    t:stop_at("attacked")
    t.you:attack("Joro the Unlucky")
    t:go_on()
    t:expect_object("Tomb Mammoth", { wounds = 3, tally = 1 })
  end,
}

scenario "on 1 to 3 the hero is tired" {
  covers = { "ZAN-088" },
  roaming = { { "Storm Herald", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Storm Herald" },
  chance = { 3 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "nobody escapes from it" {
  covers = { "ZAN-091" },
  roaming = { { "Eagle of Nine Winters", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Eagle of Nine Winters" },

  run = function(t)
    t.you:refused("flee")
  end,
}

scenario "its first damage is doubled" {
  covers = { "ZAN-092" },
  roaming = { { "First River Crocodile", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "First River Crocodile",
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Joro the Unlucky")
    t:log_has("Joro the Unlucky suffers 8 wounds")
  end,
}

scenario "weapons add no damage" {
  covers = { "ZAN-034" },
  roaming = { { "Termite Colossus", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Termite Colossus",
  },
  you = { pack = { "Ironwood Club" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Termite Colossus", { wounds = 1 })
  end,
}

scenario "a hit makes its damages higher in this round" {
  covers = { "ZAN-074" },
  roaming = { { "Mire Hydra", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Mire Hydra",
  },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Mire Hydra", { ranged = 1, melee = 2, magic = 2 })
  end,
}

scenario "its damages move on at the end of a round" {
  covers = { "ZAN-084" },
  roaming = { { "The Masked Regent", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "The Masked Regent" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("The Masked Regent", { ranged = 3, melee = 3, magic = 3 })
  end,
}

scenario "the hero loses gold, an item, or the allies for a round" {
  covers = { "ZAN-086" },
  roaming = { "Iron Jaw Warlord" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Iron Jaw Warlord" },

  run = function(t)
    t.you:answer("lose 3 gold")
    t:expect { you = { gold = 0 } }
  end,
}

scenario "at a river it is stronger" {
  covers = { "ZAN-078" },
  roaming = { { "Tide of Eels", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Tide of Eels",
  },

  run = function(t)
    t:expect_object("Tide of Eels", { mind = 15 })
  end,
}

scenario "who accepts the duel fights without allies" {
  covers = { "ZAN-069" },
  roaming = { "Oathbreaker Chief" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Oathbreaker Chief" },
  you = { party = { "Gentle Ubo" } },

  run = function(t)
    t.you:answer("yes")
    t:expect_object("Gentle Ubo", { absent = true })
    t:expect_object("Oathbreaker Chief", { tally = 1 })
  end,
}

scenario "the reward is one of three market cards" {
  covers = { "ZAN-089" },
  roaming = { { "Old Peak Wyrm", fought = true, wounds = 4 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Old Peak Wyrm",
  },
  market_deck = { "Kapok Longbow", "Spyglass", "Blowpipe" },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky", { which_item = "Spyglass" })
    t:expect { you = { pack = { "Spyglass" } }, market_deck = { "Kapok Longbow", "Blowpipe" } }
  end,
}

scenario "only the first hit of a round counts" {
  covers = { "ZAN-090" },
  roaming = { { "Titan of Broken Steps", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Titan of Broken Steps",
    round_hits = 1,
  },
  you = { party = { { "Gentle Ubo", in_fight = true } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Titan of Broken Steps", { wounds = 0 })
  end,
}

scenario "abilities of the hero and the allies are gone" {
  covers = { "ZAN-094" },
  roaming = { "Devourer of Names" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Devourer of Names" },
  you = { party = { "Gentle Ubo" } },

  run = function(t)
    t:log_has("The ability of Devourer of Names acts")
    t.you:offers_not("defend", "Gentle Ubo")
  end,
}
