-- Escapes (A6): the test, what a failure costs, when there is none.

given { mode = "alone" }

scenario "a test of escape that reaches the number ends the combat undefeated" {
  covers = { "A6 escape" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  chance = { 4, 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:log_has("Tamsin Reedwalker tries to escape: 11")
    t:expect { roaming = { "Grass Stalker" }, notes = { foe = false, current_rank = "green" } }
    t:expect_object("Tamsin Reedwalker", { wounds = 0, at = "Grazing End" })
  end,
}

scenario "after a failed escape the allies attack, the hero does not" {
  covers = { "A6 escape" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:flee()
    t:expect_object("Joro the Unlucky", { wounds = 2 })
    t.you:refused("attack", "Joro the Unlucky", "A6 allies")
    t.you:offers("attack", "Longshot Merel")
  end,
}

scenario "a hero tries to escape once in a round, and again in the next" {
  covers = { "A6 escape" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Tamsin Reedwalker" } } },
  chance = { 1, 1, 10, 10, 10, 10 },

  run = function(t)
    t.you:flee()
    t:expect { question = "escape", notes = { combat_round = 2 } }
    t.you:offers("flee")
  end,
}

scenario "a hero whom the failed escape knocks out is out" {
  covers = { "A6 escape", "A7 knock-out" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { { "Joro the Unlucky", wounds = 4 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:flee()
    t:expect { roaming = { "Quarry Ogre" }, you = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { wounds = 0, at = "Kapok Hollow" })
  end,
}

scenario "a failed escape deals the highest of the damages" {
  covers = { "A6 escape" },
  roaming = { "Mire Hydra" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Mire Hydra" },
  you = { map = { ["Leech Garden"] = { "Bakari Stonehand" } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("escape_failed")
    t.you:flee()
    t:stop_at("wounded")
    t:go_on()
    t:expect_object("Bakari Stonehand", { wounds = 2 })
  end,
}

scenario "or the lowest, where that is agreed" {
  covers = { "A6 escape" },
  settings = { escape_damage = "lowest" },
  roaming = { "Mire Hydra" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Mire Hydra" },
  you = { map = { ["Leech Garden"] = { "Bakari Stonehand" } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("wounded")
    t.you:flee()
    t:expect_object("Bakari Stonehand", { wounds = 1 })
  end,
}

scenario "or that of the kind of the test" {
  covers = { "A6 escape" },
  settings = { escape_damage = "kind_of_test" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("wounded")
    t.you:flee()
    t:expect_object("Joro the Unlucky", { wounds = 1 })
  end,
}

scenario "or all of them" {
  covers = { "A6 escape" },
  settings = { escape_damage = "all" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { "Joro the Unlucky" } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("wounded")
    t.you:flee()
    t:expect_object("Joro the Unlucky", { wounds = 3 })
  end,
}

scenario "the card says with which value and against which number a hero escapes" {
  covers = { "A6 escape", "A5 tests" },
  roaming = { "Fever Saint" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Fever Saint" },
  you = { map = { ["Leech Garden"] = { "Oyelle of the Drums" } } },
  chance = { 5, 5 },

  run = function(t)
    t:stop_at("escaped")
    t.you:flee()
    t:log_has("Oyelle of the Drums tries to escape: 15")
    t:expect { roaming = { "Fever Saint" } }
  end,
}

scenario "where that is agreed, an escape is Mind against Mind" {
  covers = { "A6 escape" },
  settings = { escape_test = "mind" },
  roaming = { "Fever Saint" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Fever Saint" },
  you = { map = { ["Leech Garden"] = { "Oyelle of the Drums" } } },
  chance = { 5, 10 },

  run = function(t)
    t:stop_at("escaped")
    t.you:flee()
    t:log_has("Oyelle of the Drums tries to escape: 16")
    t:expect { roaming = { "Fever Saint" } }
  end,
}

scenario "or Spirit against Spirit" {
  covers = { "A6 escape" },
  settings = { escape_test = "spirit" },
  roaming = { "Fever Saint" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Fever Saint" },
  you = { map = { ["Leech Garden"] = { "Oyelle of the Drums" } } },
  chance = { 6, 5 },

  run = function(t)
    t:stop_at("escape_failed")
    t.you:flee()
    t:log_has("Oyelle of the Drums tries to escape: 16")
    t:expect { notes = { foe = "Fever Saint" } }
  end,
}

scenario "a hero escapes from a god with Spirit against 18" {
  covers = { "A6 escape" },
  awake = { "Azumba, the Noonday Lion" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Azumba, the Noonday Lion", woke = 1 },
  you = { map = { ["Grazing End"] = { "Oyelle of the Drums" } } },
  chance = { 6, 7 },

  run = function(t)
    t:stop_at("escaped")
    t.you:flee()
    t:log_has("Oyelle of the Drums tries to escape: 18")
    t:expect { awake = { "Azumba, the Noonday Lion" } }
  end,
}

scenario "who may not escape is not asked" {
  covers = { "A6 escape" },
  roaming = { "Creeping Fig" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Creeping Fig" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { question = "who_stands" }
    t.you:refused("flee", "A6 escape")
  end,
}
