-- The phases of a round of a combat (A6): who stands, what needs no roll, what a hit or a miss does.

scenario "there is no phase of a kind in which the foe has no value" {
  covers = { "A6 phases" },
  mode = "alone",
  roaming = { "Drought Wisp" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Drought Wisp" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect { notes = { step = "magic" } }
  end,
}

scenario "a hero who defends where the foe deals no damage needs no roll" {
  covers = { "A6 phases" },
  mode = "alone",
  roaming = { "Dust Jackals" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Dust Jackals" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = {},

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect { notes = { step = "melee" } }
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "nobody is asked where nobody can attack and the foe deals no damage" {
  covers = { "A6 phases" },
  mode = "alone",
  roaming = { "Dust Jackals" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Dust Jackals" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", has_attacked = true } } } },
  chance = {},

  run = function(t) t:expect { question = "escape", notes = { combat_round = 2 } } end,
}

scenario "an attack that fails where the foe deals no damage wounds nobody" {
  covers = { "A6 attack" },
  mode = "alone",
  roaming = { "Dust Jackals" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Dust Jackals" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Joro the Unlucky", { wounds = 0 })
    t:expect_object("Dust Jackals", { wounds = 0 })
  end,
}

given { mode = "alone", roaming = { "Quarry Ogre" }, you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } } }

scenario "the number itself is enough" {
  covers = { "A5 tests", "A6 attack" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Quarry Ogre" },
  chance = { 5, 6 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Quarry Ogre", { wounds = 1 })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "one less than the number is not" {
  covers = { "A5 tests", "A6 attack" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Quarry Ogre" },
  chance = { 5, 5 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Quarry Ogre", { wounds = 0 })
    t:expect_object("Joro the Unlucky", { wounds = 2 })
  end,
}

scenario "a hit deals the damage of its kind" {
  covers = { "A6 attack" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Quarry Ogre" },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect_object("Quarry Ogre", { wounds = 2 })
  end,
}

scenario "who has attacked defends in the other phases of the round" {
  covers = { "A6 phases", "A6 defence" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Quarry Ogre" },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { combat_round = 2 } }
    t:expect_object("Joro the Unlucky", { wounds = 2 })
    t:expect_object("Quarry Ogre", { wounds = 1 })
  end,
}

scenario "hero and two allies attack in a round, one in each phase" {
  covers = { "A6 allies", "A6 phases" },
  roaming = { "The Masked Regent" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "The Masked Regent" },
  you = {
    map = { ["Fern Cathedral"] = { "Joro the Unlucky" } },
    party = { "Captain Redfeather", "Grandmother Thorn" },
  },
  chance = { 10, 10, 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Captain Redfeather")
    t.you:refused("attack", "Captain Redfeather", "A6 allies")
    t.you:offers("attack", "Grandmother Thorn")
    t.you:attack("Joro the Unlucky")
    t.you:offers_not("attack", "Joro the Unlucky")
    t.you:attack("Grandmother Thorn")
    t:expect { notes = { combat_round = 2 } }
    t:expect_object("The Masked Regent", { wounds = 4 })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "an ally without damage of a kind does not attack in that phase" {
  covers = { "A6 allies" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Quarry Ogre" },
  you = { party = { "Gentle Ubo", "Longshot Merel" } },

  run = function(t)
    t.you:refused("attack", "Gentle Ubo", "A6 allies")
    t.you:offers("attack", "Longshot Merel")
  end,
}

scenario "allies attack again in the next round" {
  covers = { "A6 allies" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Quarry Ogre" },
  you = {
    map = { ["Lone Menhir"] = { { "Joro the Unlucky", has_attacked = true } } },
    party = { { "Longshot Merel", has_attacked = true } },
  },

  run = function(t)
    t.you:stand_fast()
    t.you:offers("attack", "Longshot Merel")
    t.you:offers("attack", "Joro the Unlucky")
  end,
}

scenario "the combat goes on when an ally is lost" {
  covers = { "A6 defeat" },
  notes = { phase = "combat", step = "melee", combat_round = 2, foe = "Quarry Ogre" },
  you = { party = { { "Bull-Neck Harro", wounds = 4 } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Bull-Neck Harro")
    t:expect { box = { "Bull-Neck Harro" }, notes = { step = "magic" }, you = { party = {} } }
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "a foe who is defeated ends the combat in the same phase" {
  covers = { "A6 defeat" },
  roaming = { { "Quarry Ogre", wounds = 1 } },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Quarry Ogre" },
  you = {
    map = { ["Lone Menhir"] = { "Tamsin Reedwalker" } },
    party = { "Longshot Merel" },
    gold = 0,
  },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Longshot Merel")
    t:expect { notes = { foe = false } }
  end,
}

scenario "an ally does not defend for the hero, unless a card says so" {
  covers = { "A6 allies", "A6 defence" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Quarry Ogre" },
  you = { party = { "Dorn, Retired Soldier" } },

  run = function(t)
    t.you:offers("defend", "Joro the Unlucky")
    t.you:refused("defend", "Dorn, Retired Soldier", "A6 allies")
  end,
}

scenario "what is due before combat comes first, then the items of the hero" {
  covers = { "A6 before combat" },
  roaming = { "Icewater Sprite" },
  you = {
    map = { ["Vulture Chair"] = { { "Joro the Unlucky", wounds = 2 } } },
    party = { "Pip, the Water Carrier" },
    pack = { "Red Root Salve" },
  },

  run = function(t)
    t.you:stay()
    t:expect_object("Pip, the Water Carrier", { exhaustion = 1 })
    t.you:offers("moment", "Red Root Salve")
    t:expect { notes = { combat_round = false } }
    t.you:answer("skip_it")
  end,
}

scenario "before a combat one item is activated at most, and any number is discarded" {
  covers = { "A6 before combat" },
  roaming = { "Drowned Pilgrim" },
  notes = { phase = "combat", step = "before", foe = "Drowned Pilgrim" },
  you = {
    map = { ["Leech Garden"] = { { "Joro the Unlucky", wounds = 4 } } },
    pack = { "Ancestor Mask", "Thunder Tube", "Red Root Salve", "Red Root Salve", "Barkskin Draught" },
  },

  run = function(t)
    t.you:answer("Ancestor Mask")
    t.you:offers_not("moment", "Thunder Tube")
    t.you:answer("Red Root Salve")
    t.you:answer("Red Root Salve")
    t.you:answer("Barkskin Draught")
    t:expect_object("Joro the Unlucky", { wounds = 0 })
    t:expect_object("Ancestor Mask", { face_down = true })
    t:expect_object("Thunder Tube", { face_down = false })
  end,
}

scenario "an item that was activated before the combat leaves the one of the first round" {
  covers = { "A6 items" },
  roaming = { "Drowned Pilgrim" },
  notes = { phase = "combat", step = "before", foe = "Drowned Pilgrim" },
  you = {
    map = { ["Leech Garden"] = { "Joro the Unlucky" } },
    pack = { "Ancestor Mask", "Feather Mantle" },
  },

  run = function(t)
    t.you:answer("Ancestor Mask")
    t.you:offers("moment", "Feather Mantle")
    t.you:answer("Feather Mantle")
    t:expect { question = "escape" }
  end,
}

scenario "an item that was activated in the movement leaves the one before the combat" {
  covers = { "A6 before combat" },
  roaming = { "Drowned Pilgrim" },
  you = {
    map = { ["Leech Garden"] = { "Joro the Unlucky" } },
    pack = { "Ancestor Mask", "Coil of Rope" },
  },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Coil of Rope")
    t.you:stop()
    t.you:offers("moment", "Ancestor Mask")
    t.you:answer("skip_it")
  end,
}

scenario "one item is activated in a round, another in the next" {
  covers = { "A6 items" },
  roaming = { "Termite Colossus" },
  notes = { phase = "combat", step = "round", combat_round = 1, foe = "Termite Colossus" },
  you = {
    map = { ["Grazing End"] = { "Joro the Unlucky" } },
    pack = { "Feather Mantle", "Twin Machetes" },
  },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:answer("Feather Mantle")
    t.you:stand_fast()
    t.you:defend("Joro the Unlucky")
    t.you:attack("Joro the Unlucky")
    t:expect { notes = { combat_round = 3 } }
    t.you:offers("moment", "Twin Machetes")
    t.you:offers_not("moment", "Feather Mantle")
    t.you:answer("skip_it")
  end,
}

scenario "a weapon that is put by adds nothing and is not used" {
  covers = { "A6 items" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Quarry Ogre" },
  you = { pack = { { "Sawfish Blade", put_by = true }, "Ironwood Club" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 25")
    t:expect_object("Quarry Ogre", { wounds = 2 })
  end,
}

scenario "of two armours one counts" {
  covers = { "A6 items" },
  notes = { phase = "combat", step = "before", foe = "Quarry Ogre" },
  you = { pack = { "Padded Vest", "Lacquered Cuirass" } },

  run = function(t)
    t.you:answer("Lacquered Cuirass")
    t:expect_object("Joro the Unlucky", { life = 8 })
    t:expect_object("Padded Vest", { put_by = true })
  end,
}

scenario "one armour and two weapons are used without a question" {
  covers = { "A6 items" },
  notes = { phase = "combat", step = "before", foe = "Quarry Ogre" },
  you = { pack = { "Padded Vest", "Ironwood Club", "Hunting Bow", "Porter's Sandals" } },

  run = function(t)
    t:expect { question = "escape" }
    t:expect_object("Joro the Unlucky", { life = 8, stamina = 4 })
  end,
}

scenario "a bonus of the first roll counts once in a combat" {
  covers = { "A6 items", "ZAN-201" },
  roaming = { "Termite Colossus" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Termite Colossus" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Fishbone Dagger" } },
  chance = { 5, 5, 10, 10, 5, 5, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 16")
    t.you:stand_fast()
    t.you:defend("Joro the Unlucky")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 15")
  end,
}

scenario "that roll may come in a later round" {
  covers = { "A6 items", "ZAN-203" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Oyelle of the Drums" } }, pack = { "Gourd Rattle" } },
  chance = { 10, 10, 10, 10, 1, 1 },

  run = function(t)
    t.you:defend("Oyelle of the Drums")
    t.you:stand_fast()
    t.you:defend("Oyelle of the Drums")
    t.you:defend("Oyelle of the Drums")
    t.you:attack("Oyelle of the Drums")
    t:log_has("Oyelle of the Drums attacks: 11")
  end,
}
