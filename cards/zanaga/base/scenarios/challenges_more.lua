-- What further challenges do, in a combat and while they roam.

given { mode = "alone" }

scenario "a defence in the magic phase that succeeds wounds the moths" {
  covers = { "ZAN-016" },
  roaming = { { "Lantern Moths", attached = { "Moon Token" } } },
  altar = { "Tide Calling" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Lantern Moths" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Lantern Moths", { wounds = 0 })
    t.you:defend("Joro the Unlucky")
    t:stop_at("turn_ends")
    t.you:defend("Joro the Unlucky")
    t:expect { discards = { "Lantern Moths" }, done = { "Tide Calling" } }
  end,
}

scenario "a defence that fails does not" {
  covers = { "ZAN-016" },
  roaming = { "Lantern Moths" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Lantern Moths" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t:expect_object("Lantern Moths", { wounds = 0 })
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "the swifts show what comes, and the player orders it" {
  covers = { "ZAN-019" },
  roaming = { "Cliff Swifts" },
  green_deck = { "Howler Troop", "Creeping Fig", "Dust Jackals" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Cliff Swifts" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky", { order = { "Creeping Fig", "Howler Troop" } })
    t:expect { green_deck = { "Creeping Fig", "Howler Troop", "Dust Jackals" } }
  end,
}

scenario "each die that is left makes the lantern weaker" {
  covers = { "ZAN-026" },
  roaming = { "Bog Lantern" },
  cup = { "savanna/road/river", "savanna/road/river", "savanna/road/river" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Bog Lantern" },
  you = { map = { ["Leech Garden"] = { "Joro the Unlucky" } } },

  run = function(t) t:expect_object("Bog Lantern", { mind = 9, body = 0, spirit = 9 }) end,
}

scenario "the toad roams on rivers, too" {
  covers = { "ZAN-029" },
  roaming = { "Singing Toad" },
  you = { map = { ["Rainmouth"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Singing Toad" } }
  end,
}

scenario "and nowhere else without swamp" {
  covers = { "ZAN-029" },
  roaming = { "Singing Toad" },
  you = { map = { ["Goat Ladder"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { notes = { foe = false } }
  end,
}

scenario "the mantis is not attacked where it was hit in the round before" {
  covers = { "ZAN-038" },
  roaming = { "Leaf Mantis" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Leaf Mantis" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t.you:stand_fast()
    t.you:offers("attack", "Joro the Unlucky")
    t.you:offers("attack", "Longshot Merel")
    t.you:defend("Joro the Unlucky")
    t:expect { notes = { step = "magic", combat_round = 2 } }
    t.you:defend("Joro the Unlucky")
    t.you:stand_fast()
    t.you:defend("Joro the Unlucky")
    t.you:offers("attack", "Joro the Unlucky")
  end,
}

scenario "nor in the ranged phase after a ranged hit" {
  covers = { "ZAN-038" },
  roaming = { "Leaf Mantis" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Leaf Mantis" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t.you:stand_fast()
    t:expect { notes = { step = "melee", combat_round = 2 } }
  end,
}

scenario "nor in the magic phase after a magic hit" {
  covers = { "ZAN-038" },
  roaming = { "Leaf Mantis" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Leaf Mantis" },
  you = { map = { ["Hush of Leaves"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t.you:stand_fast()
    t.you:defend("Tamsin Reedwalker")
    t.you:defend("Tamsin Reedwalker")
    t:expect { question = "escape", notes = { combat_round = 3 } }
  end,
}

scenario "the child tests Mind and then Body" {
  covers = { "ZAN-041", "B4" },
  roaming = { "Child of the Canopy" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },
  chance = { 10, 10, 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:log_has("Joro the Unlucky is tested: 22")
    t:log_has("Joro the Unlucky is tested: 23")
    t:expect { discards = { "Child of the Canopy" }, you = { gold = 5 } }
  end,
}

scenario "who fails pays two gold or suffers a wound and fails" {
  covers = { "ZAN-041" },
  roaming = { "Child of the Canopy" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } }, gold = 3 },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ may = true })
    t:expect { roaming = { "Child of the Canopy" }, you = { gold = 1 } }
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "the oracle wants a test of Spirit, and another token is placed" {
  covers = { "ZAN-049" },
  roaming = { { "Cave Oracle", attached = { "Skull Token" } } },
  pool = { "Sun Token", "Moon Token", "Sun Token" },
  altar = { "Dance of Long Shadows", "Vigil at the Still Pool" },
  you = { map = { ["Vulture Chair"] = { "Oyelle of the Drums" } }, gold = 2 },
  chance = { 5, 5, { "Sun Token", "Moon Token", "Sun Token" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ which_token = "Moon Token" })
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
    t:expect { pool_size = 3, you = { gold = 4, experience = 1 } }
  end,
}

scenario "or three gold" {
  covers = { "ZAN-049" },
  roaming = { { "Cave Oracle", attached = { "Skull Token" } } },
  pool = { "Sun Token" },
  altar = { "Dance of Long Shadows" },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ may = true })
    t:expect_object("Dance of Long Shadows", { attached = { "Sun Token" } })
    t:expect { discards = { "Cave Oracle" }, you = { gold = 2 } }
  end,
}

scenario "whoever fails the oracle's test goes without" {
  covers = { "ZAN-049" },
  roaming = { { "Cave Oracle", attached = { "Skull Token" } } },
  you = { map = { ["Vulture Chair"] = { "Joro the Unlucky" } }, gold = 2 },
  chance = { 5, 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Cave Oracle" }, you = { gold = 2, experience = 0 } }
    t:expect_object("Cave Oracle", { attached = { "Skull Token" } })
  end,
}

scenario "while the lion roams, whoever ends a movement in savanna is tired" {
  covers = { "ZAN-057" },
  roaming = { "Lion of the Red Grass" },
  you = { map = { ["Amber Halt"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "elsewhere nobody is" {
  covers = { "ZAN-057" },
  roaming = { "Lion of the Red Grass" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:stay()
    t:expect_object("Joro the Unlucky", { exhaustion = 0 })
  end,
}

scenario "the warden brings a token when it joins the track" {
  covers = { "ZAN-063" },
  blue_deck = { "Cult Warden" },
  pool = { "Sun Token", "Moon Token" },
  altar = { "Dance of Long Shadows", "Vigil at the Still Pool" },
  notes = { current_rank = "blue" },
  you = { map = { ["Goat Ladder"] = { "Joro the Unlucky" } } },
  chance = { "Sun Token" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect_object("Cult Warden", { attached = { "Sun Token" } })
    t:expect_object("Vigil at the Still Pool", { attached = { "Moon Token" } })
  end,
}

scenario "the envoy tests one value three times, and two passes are enough" {
  covers = { "ZAN-065" },
  roaming = { "Twin-Tongued Envoy" },
  you = { map = { ["Hush of Leaves"] = { "Oyelle of the Drums" } } },
  chance = { 10, 10, 1, 1, 6, 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ choose = "Spirit" })
    t:expect { discards = { "Twin-Tongued Envoy" }, you = { gold = 8, experience = 1 } }
  end,
}

scenario "who passes once loses half of the gold, rounded up" {
  covers = { "ZAN-065" },
  roaming = { "Twin-Tongued Envoy" },
  you = { map = { ["Hush of Leaves"] = { "Oyelle of the Drums" } }, gold = 5 },
  chance = { 10, 10, 1, 1, 5, 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ choose = "Spirit" })
    t:expect { roaming = { "Twin-Tongued Envoy" }, you = { gold = 2 } }
  end,
}

scenario "nobody escapes from the giant who was wounded by it" {
  covers = { "ZAN-066" },
  roaming = { "Chain Giant" },
  notes = { phase = "combat", step = "magic", combat_round = 1, foe = "Chain Giant" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t.you:offers("flee")
    t.you:stand_fast()
  end,
}

scenario "the chain holds until the combat ends" {
  covers = { "ZAN-066" },
  roaming = { "Chain Giant" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Chain Giant" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky")
    t.you:defend("Joro the Unlucky")
    t:expect { question = "who_stands", notes = { combat_round = 2 } }
  end,
}

scenario "a melee attack that fails puts the dearest weapon by" {
  covers = { "ZAN-071" },
  roaming = { "Obsidian Golem" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Obsidian Golem" },
  you = {
    map = { ["Vulture Chair"] = { "Bakari Stonehand" } },
    pack = { "Ironwood Club", "Thunder Tube" },
  },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Bakari Stonehand")
    t:expect_object("Thunder Tube", { face_down = true })
    t:expect_object("Ironwood Club", { face_down = false })
    t.you:stand_fast()
    t.you:defend("Bakari Stonehand")
    t.you:offers("attack", "Bakari Stonehand")
  end,
}

scenario "while the heron roams nobody heals in villages" {
  covers = { "ZAN-075" },
  roaming = { "Plague Heron" },
  you = { map = { ["Seven Drums"] = { { "Joro the Unlucky", wounds = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:refused("heal", "Joro the Unlucky", "A8 heal")
  end,
}

scenario "but at trading posts" {
  covers = { "ZAN-075" },
  roaming = { "Plague Heron" },
  you = { map = { ["Ladder Gate"] = { { "Joro the Unlucky", wounds = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:offers("heal", "Joro the Unlucky")
  end,
}

scenario "while the saint roams a rest takes two dice" {
  covers = { "ZAN-093" },
  roaming = { "Fever Saint" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", exhaustion = 2 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river")
    t:expect { cup_size = 2 }
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "with one die nobody rests then" {
  covers = { "ZAN-093" },
  roaming = { "Fever Saint" },
  cup = { "savanna/road/river" },
  notes = { phase = "movement", moved = "threw" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", exhaustion = 2 } } } },

  run = function(t) t.you:refused("rest", "savanna/road/river", "B9 rest") end,
}

scenario "while the song is in play, activating an item tires" {
  covers = { "ZAN-128" },
  altar = { "Song Without a Throat" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Coil of Rope" } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Coil of Rope")
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

scenario "discarding one does not" {
  covers = { "ZAN-128" },
  altar = { "Song Without a Throat" },
  you = {
    map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 2 } } },
    pack = { "Red Root Salve" },
  },

  run = function(t)
    t.you:use("Red Root Salve")
    t:expect_object("Joro the Unlucky", { exhaustion = 0, wounds = 0 })
  end,
}
