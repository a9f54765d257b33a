-- What items, allies and heroes do, in their moments.

given { mode = "alone" }

scenario "the cloak makes an escape easy and safe" {
  covers = { "ZAN-164" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 2,
    second_round = 1,
    foe = "Grass Stalker",
  },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", in_fight = true } } },
    pack = { "Panther Cloak" },
  },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:use("Panther Cloak")
    t.you:flee()
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
  end,
}

scenario "all exhaustion goes" {
  covers = { "ZAN-167" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", exhaustion = 3 } } },
    pack = { "Moonwater Flask" },
  },

  run = function(t)
    t.you:use("Moonwater Flask")
    t:expect_object("Joro the Unlucky", { exhaustion = 0 })
    t:expect { box = { "Moonwater Flask" } }
  end,
}

scenario "a die counts as every terrain" {
  covers = { "ZAN-168" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Cartographer's Thread" } },
  chance = { 6, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Cartographer's Thread", { which_die = "jungle/hills/swamp" })
    t.you:offers("enter", "jungle/hills/swamp", "Whistling Grass")
  end,
}

scenario "any monster that roams may be fought" {
  covers = { "ZAN-172" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } }, pack = { "Drum of Calling" } },
  roaming = { "Drought Wisp" },

  run = function(t)
    t.you:stay({ moment = "Drum of Calling" })
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "all dice are thrown again" {
  covers = { "ZAN-212" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Staff of the Rain Caller" } },
  chance = { 1, 1, 1, 1, 1, 3, 3, 3, 3, 3 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Staff of the Rain Caller")
    t:expect { cup = { "savanna/road/hills", "savanna/road/hills", "savanna/road/hills", "savanna/road/hills", "savanna/road/hills" } }
  end,
}

scenario "at most four dice are thrown" {
  covers = { "ZAN-217" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Lacquered Cuirass" } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "hills open mountains" {
  covers = { "ZAN-221" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Coil of Rope" } },
  chance = { 6, 6, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers_not("enter", "jungle/hills/swamp", "Knife of Noon")
    t.you:use("Coil of Rope")
    t.you:offers("enter", "jungle/hills/swamp", "Knife of Noon")
  end,
}

scenario "two wounds are healed" {
  covers = { "ZAN-223" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", wounds = 3 } } }, pack = { "Healer's Satchel" } },

  run = function(t)
    t.you:refused("use", "Healer's Satchel")
    t.you:stay()
    t.you:use("Healer's Satchel")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "but not in a movement in which a space was entered" {
  covers = { "ZAN-223" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", wounds = 3 } } }, pack = { "Healer's Satchel" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:walk("Joro the Unlucky", "Whistling Grass")
    t:expect_object("Joro the Unlucky", { wounds = 3 })
  end,
}

scenario "who goes down by shielding herself takes no wounds any more" {
  covers = { "ZAN-179", "A6 defeat" },
  roaming = { "Grass Stalker" },
  notes = { step = "melee", foe = "Grass Stalker" },
  you = {
    map = { ["Grazing End"] = { "Joro the Unlucky" } },
    party = { { "Grandmother Thorn", wounds = 3, exhaustion = 4 } },
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Grandmother Thorn", { moment = "Grandmother Thorn" })
    t:expect { you = { party = {} }, box = { "Grandmother Thorn" } }
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "one die more is thrown" {
  covers = { "ZAN-224" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Marsh Pony" } },
  chance = { 1, 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Marsh Pony")
    t:expect { cup_size = 6 }
  end,
}

scenario "two exhaustion go" {
  covers = { "ZAN-225" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", exhaustion = 3 } } },
    pack = { "Sunflower Bread" },
  },

  run = function(t)
    t.you:use("Sunflower Bread")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

given {
  mode = "alone",
  notes = { phase = "combat", fighting = 1, step = "melee", combat_round = 2, second_round = 1, foe = "Grass Stalker" },
  roaming = { { "Grass Stalker", fought = true } },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
}

scenario "the smoke ends the combat" {
  covers = { "ZAN-227" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 2,
    second_round = 1,
    foe = "Grass Stalker",
  },
  you = { pack = { "Smoke Egg" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:use("Smoke Egg")
    t:expect { roaming = { "Grass Stalker" }, box = { "Smoke Egg" } }
  end,
}

scenario "the roll has five more" {
  covers = { "ZAN-228" },
  you = { pack = { "Bottled Noon" } },
  chance = { 2, 2 },

  run = function(t)
    t.you:defend("Joro the Unlucky", { moment = "Bottled Noon" })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "who would be knocked out stays with one life" {
  covers = { "ZAN-219" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true, wounds = 6 } } },
    pack = { "Crocodile Mail" },
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky", { moment = "Crocodile Mail" })
    t:expect_object("Joro the Unlucky", { wounds = 7 })
  end,
}

scenario "a knock-out costs no gold and no card" {
  covers = { "ZAN-173" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true, wounds = 4 } } },
    pack = { "Ferryman's Coin" },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Joro the Unlucky", { moment = "Ferryman's Coin" })
    t:expect { you = { gold = 3 } }
  end,
}

scenario "two equal dice of a melee attack hit" {
  covers = { "ZAN-204" },
  you = { pack = { "Obsidian Hatchet" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky")
    t:log_has("Grass Stalker takes 2 wounds")
  end,
}

scenario "the first melee roll has one more" {
  covers = { "ZAN-201" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Grass Stalker",
  },
  you = { pack = { "Fishbone Dagger" } },
  chance = { 3, 3 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "in the first round damage is less" {
  covers = { "ZAN-240" },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 1,
    first_round = 1,
    foe = "Grass Stalker",
  },
  you = { party = { "Lady of the Lamps" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "Ubo defends for the hero" {
  covers = { "ZAN-233" },
  you = { party = { "Gentle Ubo" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Gentle Ubo")
    t:expect_object("Gentle Ubo", { wounds = 2 })
  end,
}

scenario "she bears two wounds as exhaustion" {
  covers = { "ZAN-179" },
  you = { party = { "Grandmother Thorn" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky", { moment = "Grandmother Thorn" })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
    t:expect_object("Grandmother Thorn", { exhaustion = 2 })
  end,
}

given { mode = "alone", you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } } }

scenario "one die more is thrown" {
  covers = { "ZAN-234" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Mapmaker Quen" } },
  chance = { 1, 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 6 }
  end,
}

scenario "Pip rests with the hero" {
  covers = { "ZAN-229" },
  you = {
    map = { ["Grazing End"] = { { "Joro the Unlucky", exhaustion = 1 } } },
    party = { { "Pip, the Water Carrier", exhaustion = 1 } },
  },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river", { who_rests = "Joro the Unlucky" })
    t:expect_object("Pip, the Water Carrier", { exhaustion = 0 })
  end,
}

scenario "one card costs two gold less" {
  covers = { "ZAN-239" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, party = { "Two-Hats Polo" } },
  map = { ["Seven Drums"] = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:use("Two-Hats Polo")
    t.you:buy("Kapok Longbow")
    t:expect { you = { gold = 0, pack = { "Kapok Longbow" } } }
  end,
}

scenario "he wants a piece of gold at each market" {
  covers = { "ZAN-237" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, party = { "Bull-Neck Harro" } },

  run = function(t)
    t.you:stay({ may = true })
    t:expect { you = { gold = 2, party = { "Bull-Neck Harro" } } }
  end,
}

scenario "Quill sells for the whole price" {
  covers = { "ZAN-184" },
  you = { map = { ["Seven Drums"] = { "Quill Marrow, Pedlar" } }, pack = { "Kapok Longbow" } },

  run = function(t)
    t.you:stay()
    t.you:sell("Kapok Longbow")
    t:expect { you = { gold = 8 } }
  end,
}

scenario "a melee hit of Bakari is one wound more, for exhaustion" {
  covers = { "ZAN-182" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { map = { ["Grazing End"] = { { "Bakari Stonehand", in_fight = true } } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Bakari Stonehand", { moment = "Bakari Stonehand" })
    t:log_has("Sabre Cat takes 3 wounds")
  end,
}

scenario "Ishta throws again for exhaustion" {
  covers = { "ZAN-185" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    second_round = 1,
    foe = "Grass Stalker",
  },
  you = { map = { ["Grazing End"] = { { "Ishta Two-Shadows", in_fight = true } } } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:defend("Ishta Two-Shadows", { moment = "Ishta Two-Shadows" })
    t:expect_object("Ishta Two-Shadows", { wounds = 0, exhaustion = 1 })
  end,
}

scenario "Oyelle chooses between two tokens" {
  covers = { "ZAN-183" },
  you = { map = { ["Grazing End"] = { "Oyelle of the Drums" } } },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token", "Moon Token" },
  chance = { "Sun Token" },

  run = function(t)
    t.you:stay({ moment = "Oyelle of the Drums", which_token = "Moon Token" })
    t:expect_object("Drought Wisp", { attached = { "Moon Token" } })
  end,
}

scenario "a ranged roll that failed is thrown again once" {
  covers = { "ZAN-161" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Kapok Longbow" } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky", { moment = "Kapok Longbow" })
    t:log_has("Sabre Cat takes 2 wounds")
  end,
}

scenario "a melee hit is one wound more, and tires" {
  covers = { "ZAN-162" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Sawfish Blade" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky", { moment = "Sawfish Blade" })
    t:log_has("Sabre Cat takes 3 wounds")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "each roaming monster adds one to a magic roll" {
  covers = { "ZAN-163" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Rattle of Nine Voices" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("attacked")
    t.you:attack("Joro the Unlucky", { moment = "Rattle of Nine Voices" })
    t:log_has("Joro the Unlucky attacks: 10")
  end,
}

scenario "bark softens each damage" {
  covers = { "ZAN-166" },
  roaming = { { "Drought Wisp", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Drought Wisp" },
  you = { pack = { "Barkskin Draught" } },

  run = function(t)
    t.you:answer("Barkskin Draught")
    t:expect { box = { "Barkskin Draught" } }
  end,
}

scenario "against others the spear adds three Body, and no more" {
  covers = { "ZAN-174" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    second_round = 1,
    foe = "Grass Stalker",
  },
  you = { pack = { "Godbane Spear" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { body = 6 })
  end,
}

scenario "the first ranged roll has one more" {
  covers = { "ZAN-202" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Sling of Braided Hair" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("attacked")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 7")
  end,
}

scenario "the first magic roll has one more" {
  covers = { "ZAN-203" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 1,
    first_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Gourd Rattle" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("attacked")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 10")
  end,
}

scenario "an undead is weaker in all its damages" {
  covers = { "ZAN-206" },
  roaming = { { "Drought Wisp", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Drought Wisp" },
  you = { pack = { "Ancestor Mask" } },

  run = function(t)
    t.you:answer("Ancestor Mask")
    t:expect_object("Drought Wisp", { ranged = 0 })
  end,
}

scenario "it shoots before the combat" {
  covers = { "ZAN-211" },
  roaming = { { "Drought Wisp", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Drought Wisp" },
  you = { pack = { "Thunder Tube" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:answer("Thunder Tube")
    t:expect { discards = { "Drought Wisp" } }
  end,
}

scenario "the hero attacks twice in this round" {
  covers = { "ZAN-210" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 1, foe = "Grass Stalker" },
  you = { pack = { "Twin Machetes" } },

  run = function(t)
    t.you:answer("Twin Machetes")
    t:expect_object("Twin Machetes", { face_down = true })
    t:expect_object("Joro the Unlucky", { attacks_more = 1 })
  end,
}

scenario "no ranged damage in this round" {
  covers = { "ZAN-218" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "round", combat_round = 1, foe = "Grass Stalker" },
  you = { pack = { "Feather Mantle" } },

  run = function(t)
    t.you:answer("Feather Mantle")
    t:expect_object("Feather Mantle", { face_down = true })
  end,
}

scenario "a magic attack that failed is thrown again with two more" {
  covers = { "ZAN-215" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Heart of the Volcano" } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky", { moment = "Heart of the Volcano" })
    t:log_has("Sabre Cat takes")
  end,
}

scenario "an exhaustion saves its damage" {
  covers = { "ZAN-214" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { pack = { "Meteor Axe" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky", { moment = "Meteor Axe" })
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "in savanna the bow gives a second attack in the first round" {
  covers = { "ZAN-213" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 1,
    first_round = 1,
    foe = "Grass Stalker",
  },
  you = { pack = { "Horn Bow of the Plains" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { attacks_more = 1 })
  end,
}

scenario "a vest is a life more" {
  covers = { "ZAN-216" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Padded Vest" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { life = 7 })
  end,
}

scenario "sandals are a life and a stamina more" {
  covers = { "ZAN-220" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Porter's Sandals" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { life = 7 })
  end,
}

scenario "who looks ahead may have no adventure" {
  covers = { "ZAN-222" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Spyglass" } },
  green_deck = { "Dust Jackals" },

  run = function(t)
    t.you:stay({ moment = "Spyglass", may = true })
    t:expect { roaming = {}, green_deck = { "Dust Jackals" } }
  end,
}

scenario "Olla opens swamps" {
  covers = { "ZAN-176" },
  you = { map = { ["Drowned Orchard"] = { "Joro the Unlucky" } }, party = { "Olla of the Reeds" } },
  chance = { 4, 4, 4, 4, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "savanna/jungle/mountain", "Stilt House Fen")
  end,
}

scenario "raiders let her pass" {
  covers = { "ZAN-178" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Captain Redfeather" } },
  roaming = { "Salt Road Bandit" },
  green_deck = { "Drought Wisp" },
  pool = { "Sun Token" },

  run = function(t)
    t.you:stay()
    t.you:offers("face", "Salt Road Bandit")
    t.you:skip_adventure()
    t:expect { notes = { foe = "Drought Wisp" } }
  end,
}

scenario "unless the player likes to fight them" {
  covers = { "ZAN-178" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Captain Redfeather" } },
  roaming = { "Salt Road Bandit", "Drought Wisp" },

  run = function(t)
    t.you:stay()
    t.you:offers_not("skip_adventure")
    t.you:face("Salt Road Bandit")
    t:expect { notes = { foe = "Salt Road Bandit" } }
  end,
}

scenario "a raider that is drawn lets her pass as well" {
  covers = { "ZAN-178" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Captain Redfeather" } },
  green_deck = { "Salt Road Bandit" },

  run = function(t)
    t.you:stay()
    t:stop_at("turn_ends")
    t.you:skip_adventure()
    t:expect { roaming = { "Salt Road Bandit" }, notes = { foe = false } }
  end,
}

scenario "the cinder adds two to a magic roll" {
  covers = { "ZAN-177" },
  roaming = { { "Sabre Cat", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "magic",
    combat_round = 2,
    second_round = 1,
    foe = "Sabre Cat",
  },
  you = { party = { "Brother Cinder" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("attacked")
    t.you:attack("Joro the Unlucky", { moment = "Brother Cinder" })
    t:log_has("Joro the Unlucky attacks: 8")
  end,
}

scenario "a third weapon counts" {
  covers = { "ZAN-231" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Grass Stalker" },
  you = { party = { "Weaver Sill" }, pack = { "Fishbone Dagger", "Kapok Longbow", "Gourd Rattle" } },

  run = function(t)
    t:expect_object("Gourd Rattle", { put_by = false })
  end,
}

scenario "she avenges an ally" {
  covers = { "ZAN-235" },
  roaming = { { "Grass Stalker", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "melee",
    combat_round = 2,
    second_round = 1,
    foe = "Grass Stalker",
  },
  you = { party = { "The Widow Asha", { "Gentle Ubo", wounds = 4 } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Gentle Ubo")
    t:expect { box = { "Gentle Ubo" }, discards = { "Grass Stalker" } }
  end,
}

scenario "Merel shoots first" {
  covers = { "ZAN-238" },
  roaming = { { "Drought Wisp", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "before", combat_round = 0, foe = "Drought Wisp" },
  you = { party = { "Longshot Merel" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:answer("Longshot Merel")
    t:expect { discards = { "Drought Wisp" } }
  end,
}

scenario "a hit of Jin helps the next roll of the hero" {
  covers = { "ZAN-232" },
  roaming = { { "Quarry Ogre", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 2,
    second_round = 1,
    foe = "Quarry Ogre",
  },
  you = { party = { "Arrow-Counting Jin" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Arrow-Counting Jin")
    t:expect_object("Joro the Unlucky", { roll_more = 2 })
  end,
}

scenario "whoever pays for an ability against the choir is tired once more" {
  covers = { "ZAN-087" },
  roaming = { { "Lightless Choir", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "ranged",
    combat_round = 2,
    second_round = 1,
    foe = "Lightless Choir",
  },
  you = { map = { ["Grazing End"] = { { "Ishta Two-Shadows", in_fight = true } } } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:defend("Ishta Two-Shadows", { moment = "Ishta Two-Shadows" })
    t:expect_object("Ishta Two-Shadows", { exhaustion = 2 })
  end,
}

scenario "whoever activates an item against the choir is tired" {
  covers = { "ZAN-087" },
  roaming = { { "Lightless Choir", fought = true } },
  notes = {
    phase = "combat",
    fighting = 1,
    step = "escape",
    combat_round = 2,
    second_round = 1,
    foe = "Lightless Choir",
  },
  you = { pack = { "Panther Cloak" } },

  run = function(t)
    t.you:use("Panther Cloak")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}
