-- What challenges do: before a combat, in its rounds, as a reward, while they roam.

scenario "who does not pass its test only defends in the first round" {
  covers = { "ZAN-002" },
  mode = "alone",
  roaming = { { "Grass Stalker", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:stand_fast()
    t:log_has("Joro the Unlucky defends")
  end,
}

scenario "its wounds take gold, which is the reward" {
  covers = { "ZAN-003" },
  mode = "alone",
  roaming = { { "Salt Road Bandit", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "melee", combat_round = 2, foe = "Salt Road Bandit" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Salt Road Bandit", { tally = 1 })
    t:expect { you = { gold = 2 } }
  end,
}

scenario "escaping from the herd needs no test, and leads to a space beside" {
  covers = { "ZAN-004" },
  mode = "alone",
  roaming = { { "Panicked Herd", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Panicked Herd",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee({ which_space = "Whistling Grass" })
    t:expect_object("Joro the Unlucky", { at = "Whistling Grass" })
  end,
}

scenario "its Spirit is higher for exhaustion" {
  covers = { "ZAN-005" },
  mode = "alone",
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
  mode = "alone",
  roaming = { { "Ostrich Courier", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 2,
    foe = "Ostrich Courier",
    second_round = 1,
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { roaming = {}, discards = { "Ostrich Courier" } }
  end,
}

scenario "the howling tires a hero who has no ally" {
  covers = { "ZAN-007" },
  mode = "alone",
  roaming = { "Howler Troop" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Howler Troop" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "nobody escapes in the first round" {
  covers = { "ZAN-008" },
  mode = "alone",
  roaming = { { "Creeping Fig", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Creeping Fig" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t.you:refused("flee")
  end,
}

scenario "a melee attack that hits it wounds the attacker" {
  covers = { "ZAN-009" },
  mode = "alone",
  roaming = { { "Dart Frog Queen", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Dart Frog Queen",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "who escapes loses an item to the nearest town" {
  covers = { "ZAN-010" },
  mode = "alone",
  roaming = { { "Vine Thief", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Vine Thief",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, pack = { "Spyglass" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect_object("Spyglass", { at = "Amber Halt" })
  end,
}

scenario "its Mind and Spirit may change places" {
  covers = { "ZAN-011" },
  mode = "alone",
  roaming = { "Mask Dancer" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Mask Dancer" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 3 },

  run = function(t)
    t:expect_object("Mask Dancer", { mind = 11, spirit = 13 })
  end,
}

scenario "who passes the test may give its token back" {
  covers = { "ZAN-012" },
  mode = "alone",
  roaming = { { "Lost Porter", attached = { "Sun Token" } } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Lost Porter" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:answer("yes")
    t:expect { pool = { "Sun Token" }, you = { gold = 4 } }
  end,
}

scenario "after a round without a hit it is well again" {
  covers = { "ZAN-013" },
  mode = "alone",
  roaming = { { "Burrow Badgers", fought = true, wounds = 1 } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "Burrow Badgers" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Burrow Badgers", { wounds = 0 })
  end,
}

scenario "the hero turns an item face down" {
  covers = { "ZAN-014" },
  mode = "alone",
  roaming = { "Goatherd's Curse" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Goatherd's Curse" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, pack = { "Spyglass" } },

  run = function(t)
    t:expect_object("Spyglass", { face_down = true })
  end,
}

scenario "its ranged damage is higher in the first round" {
  covers = { "ZAN-015" },
  mode = "alone",
  roaming = { { "Rockslinger Imp", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Rockslinger Imp",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Rockslinger Imp", { ranged = 2 })
  end,
}

scenario "its melee damage is higher until it is hit" {
  covers = { "ZAN-018" },
  mode = "alone",
  roaming = { { "Young Thunderhorn", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Young Thunderhorn",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Young Thunderhorn", { melee = 3 })
  end,
}

scenario "each ally is tired" {
  covers = { "ZAN-020" },
  mode = "alone",
  roaming = { "Icewater Sprite" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Icewater Sprite" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, party = { "Gentle Ubo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { exhaustion = 1 })
  end,
}

scenario "each of its values is the own one of the hero, and nine" {
  covers = { "ZAN-021" },
  mode = "alone",
  roaming = { { "Echo Child", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Echo Child",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Echo Child", { mind = 11, body = 12 })
  end,
}

scenario "the reward is a survival token" {
  covers = { "ZAN-023" },
  mode = "alone",
  roaming = { { "Prayer Flag Thief", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Prayer Flag Thief",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
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
  mode = "alone",
  roaming = { { "Reed Ambusher", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Reed Ambusher" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    pack = { "Red Root Salve" },
  },

  run = function(t)
    t:expect { box = {} }
    t.you:offers("flee")
  end,
}

scenario "it may stay with one life" {
  covers = { "ZAN-030" },
  mode = "alone",
  roaming = { { "Drowned Pilgrim", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Drowned Pilgrim",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10, 2, 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Drowned Pilgrim", { tally = 1 })
  end,
}

scenario "other raiders make its melee harder" {
  covers = { "ZAN-032" },
  mode = "alone",
  roaming = { { "Spear Nomads", fought = true }, "Salt Road Bandit" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Spear Nomads",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Spear Nomads", { melee = 3 })
  end,
}

scenario "its damages are higher while the hero is wounded" {
  covers = { "ZAN-035" },
  mode = "alone",
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
  mode = "alone",
  roaming = { { "Tree Hunters", fought = true, wounds = 1 } },
  notes = { phase = "combat", fighting = 1, step = "melee", combat_round = 2, foe = "Tree Hunters" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
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
  mode = "alone",
  roaming = { "Orchid Siren" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Orchid Siren" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, party = { "Gentle Ubo" } },
  chance = { 1, 1 },

  run = function(t)
    t:expect_object("Gentle Ubo", { absent = true })
  end,
}

scenario "a token is drawn and placed" {
  covers = { "ZAN-043" },
  mode = "alone",
  roaming = { "Bone Piper" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Bone Piper" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  pool = { "Sun Token" },
  altar = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
  end,
}

scenario "an attacker who hits it is tired" {
  covers = { "ZAN-044" },
  mode = "alone",
  roaming = { { "Hornback Bull", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Hornback Bull",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the hero loses two gold without a survival token" {
  covers = { "ZAN-045" },
  mode = "alone",
  roaming = { "Painted Sappers" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Painted Sappers" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect { you = { gold = 1 } }
  end,
}

scenario "a ranged attack that fails hurts by its own damage besides" {
  covers = { "ZAN-046" },
  mode = "alone",
  roaming = { { "Wind Eater", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Wind Eater",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky suffers 1 wound")
  end,
}

scenario "who fails is tired twice" {
  covers = { "ZAN-048" },
  mode = "alone",
  roaming = { "Avalanche Troll" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Avalanche Troll" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 2 })
  end,
}

scenario "no attack deals more than one wound to them" {
  covers = { "ZAN-050" },
  mode = "alone",
  roaming = { { "Frost Marmots", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 1,
    first_round = 1,
    foe = "Frost Marmots",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Frost Marmots", { wounds = 1 })
  end,
}

scenario "each hit makes its Body higher" {
  covers = { "ZAN-052" },
  mode = "alone",
  roaming = { { "Hydra Whelp", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Hydra Whelp",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10, 10, 10, 10, 10 },

  run = function(t)
    t:stop_at("round_closes")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Hydra Whelp", { body = 14 })
  end,
}

scenario "its wounds make the next healing dearer" {
  covers = { "ZAN-053" },
  mode = "alone",
  roaming = { { "Fever Witch", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 1,
    first_round = 1,
    foe = "Fever Witch",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { fever = 1 })
  end,
}

scenario "allies do not hurt it" {
  covers = { "ZAN-054" },
  mode = "alone",
  roaming = { { "Sunken Warrior", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Sunken Warrior",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Gentle Ubo", in_fight = true } },
  },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Sunken Warrior", { wounds = 0 })
  end,
}

scenario "each wound makes its melee weaker" {
  covers = { "ZAN-058" },
  mode = "alone",
  roaming = { { "War Elephant of Dusk", fought = true, wounds = 1 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "War Elephant of Dusk",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("War Elephant of Dusk", { melee = 3 })
  end,
}

scenario "nobody escapes beside an ally" {
  covers = { "ZAN-062" },
  mode = "alone",
  roaming = { { "Spider of the Green Stair", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "round",
    combat_round = 0,
    foe = "Spider of the Green Stair",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Gentle Ubo", in_fight = true } },
  },

  run = function(t)
    t.you:refused("flee")
  end,
}

scenario "it heals a wound at the end of a round" {
  covers = { "ZAN-064" },
  mode = "alone",
  roaming = { { "Thorn Mother", fought = true, wounds = 2 } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "Thorn Mother" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Thorn Mother", { wounds = 1 })
  end,
}

scenario "other beasts are stronger while it roams" {
  covers = { "ZAN-079" },
  mode = "alone",
  roaming = { { "Mane of the Sun", fought = true }, "Grass Stalker" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Mane of the Sun",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Grass Stalker", { body = 13, mind = 14 })
  end,
}

scenario "each round tires the hero" {
  covers = { "ZAN-081" },
  mode = "alone",
  roaming = { { "Walking Drought", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Walking Drought" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "it swallows the cheapest ally" {
  covers = { "ZAN-077" },
  mode = "alone",
  roaming = { "Grave Toad" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Grave Toad" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, party = { "Gentle Ubo" } },

  run = function(t)
    t:expect_object("Gentle Ubo", { absent = true, swallowed = true })
  end,
}

scenario "who discards an item wins without gold" {
  covers = { "ZAN-017" },
  mode = "alone",
  roaming = { "Hill Toll Keeper" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Hill Toll Keeper" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, pack = { "Spyglass" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:answer("yes")
    t:expect { discards = { "Hill Toll Keeper" }, box = { "Spyglass" }, you = { gold = 3 } }
  end,
}

scenario "who fails to escape falls, and stands on level ground" {
  covers = { "ZAN-022" },
  mode = "alone",
  roaming = { { "Ledge Ram", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Ledge Ram",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming = { "Ledge Ram" } }
  end,
}

scenario "without a weapon it is wounded once" {
  covers = { "ZAN-024" },
  mode = "alone",
  roaming = { { "Scree Lizard", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Scree Lizard",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Scree Lizard", { wounds = 1, tally = 1 })
  end,
}

scenario "each wound that it deals gives it a life" {
  covers = { "ZAN-025" },
  mode = "alone",
  roaming = { { "Leech Cloud", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Leech Cloud",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Leech Cloud", { life = 2, tally = 1 })
  end,
}

scenario "who escapes leaves the first ally to its teeth" {
  covers = { "ZAN-027" },
  mode = "alone",
  roaming = { { "Mud Crocodile", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 1,
    first_round = 1,
    foe = "Mud Crocodile",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Gentle Ubo", in_fight = true } },
  },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect_object("Gentle Ubo", { wounds = 2 })
  end,
}

scenario "on 1 to 3 a round tires all" {
  covers = { "ZAN-033" },
  mode = "alone",
  roaming = { { "Grassfire Djinn", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Grassfire Djinn" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 2 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "each melee wound makes it stronger" {
  covers = { "ZAN-036" },
  mode = "alone",
  roaming = { { "Strangler Python", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Strangler Python",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Strangler Python", { melee = 3 })
  end,
}

scenario "in even rounds nobody attacks it in the melee phase" {
  covers = { "ZAN-040" },
  mode = "alone",
  roaming = { { "Ghost Jaguar", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    foe = "Ghost Jaguar",
    even_round = 1,
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:log_has("Joro the Unlucky defends")
  end,
}

scenario "it deals twice its damage to allies" {
  covers = { "ZAN-042" },
  mode = "alone",
  roaming = { { "Quarry Ogre", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Quarry Ogre",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Gentle Ubo", in_fight = true } },
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Gentle Ubo", { wounds = 4 })
  end,
}

scenario "at the end of the third round it flies off" {
  covers = { "ZAN-047" },
  mode = "alone",
  roaming = { { "Condor Rider", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 3, foe = "Condor Rider" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { roaming = { "Condor Rider" } }
  end,
}

scenario "no item is activated against it" {
  covers = { "ZAN-051" },
  mode = "alone",
  roaming = { { "Stone Idol", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Stone Idol",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    pack = { "Tortoise Shield" },
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 2 })
  end,
}

scenario "a defender rolls twice in the melee phase" {
  covers = { "ZAN-055" },
  mode = "alone",
  roaming = { { "Caiman Twins", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Caiman Twins",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 4 })
  end,
}

scenario "who did not attack by magic is tired" {
  covers = { "ZAN-056" },
  mode = "alone",
  roaming = { { "Mosquito Veil", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 1, foe = "Mosquito Veil" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "the reward is a cheap item of a town" {
  covers = { "ZAN-059" },
  mode = "alone",
  roaming = { { "Sandskin Marauders", fought = true, wounds = 2 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Sandskin Marauders",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
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
  mode = "alone",
  roaming = { { "Noon Phantom", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Noon Phantom",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  altar = { "Dance of Long Shadows" },

  run = function(t)
    t:expect_object("Noon Phantom", { ranged = 3, magic = 3 })
  end,
}

scenario "who fails in melee does not attack in the next round" {
  covers = { "ZAN-061" },
  mode = "alone",
  roaming = { { "Emerald Constrictor", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Emerald Constrictor",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { no_attack = true })
  end,
}

scenario "nothing lessens its damage" {
  covers = { "ZAN-067" },
  mode = "alone",
  roaming = { { "Ashen Rhino", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Ashen Rhino",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Lady of the Lamps", in_fight = true } },
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 3 })
  end,
}

scenario "an ally does not deal its last wound" {
  covers = { "ZAN-068" },
  mode = "alone",
  roaming = { { "Hollow Guard", fought = true, wounds = 2 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Hollow Guard",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Gentle Ubo", in_fight = true } },
  },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Hollow Guard", { wounds = 2 })
  end,
}

scenario "who escapes is carried to another mountain, a nearest one" {
  covers = { "ZAN-070" },
  mode = "alone",
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
  mode = "alone",
  roaming = { { "Sky Serpent", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Sky Serpent" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 2 },

  run = function(t)
    t:expect_object("Sky Serpent", { melee = 0, ranged = 2 })
  end,
}

scenario "moons on the track make its Spirit higher" {
  covers = { "ZAN-073" },
  mode = "alone",
  roaming = { { "Blind Astronomer", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Blind Astronomer" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  altar = { { "Vigil at the Still Pool", attached = { "Moon Token" } } },

  run = function(t)
    t:expect_object("Blind Astronomer", { spirit = 15 })
  end,
}

scenario "no snare trap holds it" {
  covers = { "ZAN-076" },
  mode = "alone",
  roaming = { { "Bog Titan", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Bog Titan" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, pouch = { "Snare Trap" } },

  run = function(t)
    t.you:refused("snare")
  end,
}

scenario "two wounds make it weaker" {
  covers = { "ZAN-080" },
  mode = "alone",
  roaming = { { "Hundred Spears", fought = true, wounds = 3 } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Hundred Spears" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Hundred Spears", { ranged = 2, melee = 2 })
  end,
}

scenario "in the third round a green challenge roams" {
  covers = { "ZAN-082" },
  mode = "alone",
  roaming = { { "Mother of Vipers", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 2, foe = "Mother of Vipers" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  green_deck = { "Dust Jackals" },
  pool = { "Sun Token" },

  run = function(t)
    t:expect { roaming = { "Mother of Vipers", "Dust Jackals" } }
  end,
}

scenario "after a round without a magic hit it heals" {
  covers = { "ZAN-083" },
  mode = "alone",
  roaming = { { "Green Colossus", fought = true, wounds = 3 } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "Green Colossus" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Green Colossus", { wounds = 1 })
  end,
}

scenario "it rises once with two lives" {
  covers = { "ZAN-085" },
  mode = "alone",
  roaming = { { "Tomb Mammoth", fought = true, wounds = 4 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Tomb Mammoth",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
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
  mode = "alone",
  roaming = { { "Storm Herald", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Storm Herald" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 3 },

  run = function(t)
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "nobody escapes from it" {
  covers = { "ZAN-091" },
  mode = "alone",
  roaming = { { "Eagle of Nine Winters", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 0, foe = "Eagle of Nine Winters" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t.you:refused("flee")
  end,
}

scenario "its first damage is doubled" {
  covers = { "ZAN-092" },
  mode = "alone",
  roaming = { { "First River Crocodile", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "First River Crocodile",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Joro the Unlucky")
    t:log_has("Joro the Unlucky suffers 8 wounds")
  end,
}

scenario "weapons add no damage" {
  covers = { "ZAN-034" },
  mode = "alone",
  roaming = { { "Termite Colossus", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Termite Colossus",
  },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    pack = { "Ironwood Club" },
  },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky")
    t:expect_object("Termite Colossus", { wounds = 1 })
  end,
}

scenario "a hit makes its damages higher in this round" {
  covers = { "ZAN-074" },
  mode = "alone",
  roaming = { { "Mire Hydra", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Mire Hydra",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Mire Hydra", { ranged = 1, melee = 2, magic = 2 })
  end,
}

scenario "its damages move on at the end of a round" {
  covers = { "ZAN-084" },
  mode = "alone",
  roaming = { { "The Masked Regent", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 2, foe = "The Masked Regent" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("round_opens")
    t.you:attack("Joro the Unlucky")
    t:expect_object("The Masked Regent", { ranged = 3, melee = 3, magic = 3 })
  end,
}

scenario "the hero loses gold, an item, or the allies for a round" {
  covers = { "ZAN-086" },
  mode = "alone",
  roaming = { "Iron Jaw Warlord" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Iron Jaw Warlord" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t.you:answer("lose 3 gold")
    t:expect { you = { gold = 0 } }
  end,
}

scenario "at a river it is stronger" {
  covers = { "ZAN-078" },
  mode = "alone",
  roaming = { { "Tide of Eels", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Tide of Eels",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },

  run = function(t)
    t:expect_object("Tide of Eels", { mind = 15 })
  end,
}

scenario "who accepts the duel fights without allies" {
  covers = { "ZAN-069" },
  mode = "alone",
  roaming = { "Oathbreaker Chief" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Oathbreaker Chief" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, party = { "Gentle Ubo" } },

  run = function(t)
    t.you:answer("yes")
    t:expect_object("Gentle Ubo", { absent = true })
    t:expect_object("Oathbreaker Chief", { tally = 1 })
  end,
}

scenario "the reward is one of three market cards" {
  covers = { "ZAN-089" },
  mode = "alone",
  roaming = { { "Old Peak Wyrm", fought = true, wounds = 4 } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Old Peak Wyrm",
  },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
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
  mode = "alone",
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
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } },
    party = { { "Gentle Ubo", in_fight = true } },
  },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Titan of Broken Steps", { wounds = 0 })
  end,
}

scenario "abilities of the hero and the allies are gone" {
  covers = { "ZAN-094" },
  mode = "alone",
  roaming = { "Devourer of Names" },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Devourer of Names" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } }, party = { "Gentle Ubo" } },

  run = function(t)
    t:log_has("The ability of Devourer of Names acts")
    t.you:offers_not("defend", "Gentle Ubo")
  end,
}
