-- Experience (A9): what a counter costs, what it is worth, what it closes.

given { notes = { phase = "experience" }, you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, experience = 5 } }

scenario "of two players each pays five for a counter in the long game" {
  covers = { "A9 price" },
  you = { experience = 9 },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 4 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "of three players each pays four for a counter in the long game" {
  covers = { "A9 price" },
  you = { experience = 7 },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 3 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "of four players each pays four for a counter in the long game" {
  covers = { "A9 price" },
  you = { experience = 7 },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 3 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "of five players each pays three for a counter in the long game" {
  covers = { "A9 price" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },
  foe4 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 2 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "of six players each pays three for a counter in the long game" {
  covers = { "A9 price" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },
  foe4 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe5 = { map = { ["Echo Bench"] = { "Quill Marrow, Pedlar" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 2 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "in the short game a counter costs a player alone four" {
  covers = { "A9 price" },
  mode = "alone",
  settings = { game_length = "short" },
  you = { experience = 7 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 3 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "in the short game a counter costs three players three" {
  covers = { "A9 price" },
  settings = { game_length = "short" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 2 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "in the short game a counter costs four players three" {
  covers = { "A9 price" },
  settings = { game_length = "short" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 2 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "in the short game a counter costs six players two" {
  covers = { "A9 price" },
  settings = { game_length = "short" },
  you = { experience = 3 },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },
  foe4 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe5 = { map = { ["Echo Bench"] = { "Quill Marrow, Pedlar" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 1 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "or three for all, where that is agreed" {
  covers = { "A9 price" },
  mode = "alone",
  settings = { game_length = "short", short_price = "three" },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 2 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

scenario "also for six players" {
  covers = { "A9 price" },
  settings = { game_length = "short", short_price = "three" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  foe3 = { map = { ["Echo Bench"] = { "Oyelle of the Drums" } } },
  foe4 = { map = { ["Echo Bench"] = { "Ishta Two-Shadows" } } },
  foe5 = { map = { ["Echo Bench"] = { "Quill Marrow, Pedlar" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 2 } }
    t:expect_object("Joro the Unlucky", { level = 1, mind = 4 })
  end,
}

given { mode = "alone", notes = { phase = "experience" }, you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } } }

scenario "who has less learns nothing, and keeps it" {
  covers = { "A9 price" },
  you = { spoils = { "Red Gem" } },

  run = function(t) t:expect { question = "move", you = { spoils = { "Red Gem" } }, notes = { round = 2 } } end,
}

scenario "a hero may save the experience up" {
  covers = { "A9 price" },
  you = { experience = 5 },

  run = function(t)
    t.you:save_up()
    t:expect { you = { experience = 5 }, notes = { round = 2 } }
    t.you:refused("learn_mind", "A9 price")
  end,
}

scenario "several counters are bought in one step" {
  covers = { "A9 price", "A9 level" },
  you = { experience = 10 },

  run = function(t)
    t.you:learn_spirit()
    t:stop_at("turn_ends")
    t.you:learn_spirit()
    t:expect_object("Joro the Unlucky", { level = 2, spirit = 8 })
    t:expect { you = { experience = 0 } }
  end,
}

scenario "an adventure counter is worth one, two, three or four by its colour" {
  covers = { "A9 price" },
  you = { spoils = { "Green Gem", "Yellow Gem", "Blue Gem", "Red Gem" } },

  run = function(t)
    t.you:learn_mind()
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { experience = 0, spoils = {} } }
    t:expect_object("Joro the Unlucky", { level = 2 })
  end,
}

scenario "what is paid is as little too much as can be" {
  covers = { "A9 price" },
  settings = { overpaying = "loses_rest" },
  you = { spoils = { "Red Gem", "Blue Gem", "Yellow Gem" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { spoils = { "Red Gem" }, experience = 0 } }
  end,
}

scenario "experience beside the counters makes up what is lacking" {
  covers = { "A9 price" },
  settings = { overpaying = "loses_rest" },
  you = { spoils = { "Blue Gem", "Blue Gem" }, experience = 3 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_mind()
    t:expect { you = { spoils = { "Blue Gem" }, experience = 1 } }
  end,
}

scenario "a counter is one stamina" {
  covers = { "A9 counters" },
  you = { experience = 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_stamina()
    t:expect_object("Joro the Unlucky", { stamina = 4, life = 6, level = 1 })
  end,
}

scenario "or one of a value, where that is agreed" {
  covers = { "A9 counters" },
  settings = { value_gain = "one" },
  you = { experience = 5 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:learn_body()
    t:expect_object("Joro the Unlucky", { body = 4, mind = 2, level = 1 })
  end,
}

scenario "a counter of a value adds to rolls" {
  covers = { "A9 counters" },
  roaming = { "Quarry Ogre" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Quarry Ogre" },
  you = { map = { ["Lone Menhir"] = { { "Joro the Unlucky", body_training = 2, level = 1 } } } },
  chance = { 5, 4 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 14")
    t:expect_object("Quarry Ogre", { wounds = 1 })
  end,
}

given {}

scenario "one life counter closes green and nothing else" {
  covers = { "A9 life" },
  mode = "alone",
  map = { ["Echo Bench"] = { "Yellow Gem" } },
  yellow_deck = { "Quarry Ogre" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 1 } } } },

  run = function(t)
    t.you:stay()
    t.you:offers("attempt", "Yellow Gem")
  end,
}

scenario "two close yellow, too" {
  covers = { "A9 life" },
  map = { ["Echo Bench"] = { "Yellow Gem" } },
  yellow_deck = { "Quarry Ogre" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:refused("attempt", "Yellow Gem", "A9 life")
  end,
}

scenario "and leave blue open" {
  covers = { "A9 life" },
  mode = "alone",
  map = { ["Echo Bench"] = { "Blue Gem" } },
  blue_deck = { "Chain Giant" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:offers("attempt", "Blue Gem")
  end,
}

scenario "three leave red alone" {
  covers = { "A9 life" },
  mode = "alone",
  map = { ["Echo Bench"] = { "Red Gem" } },
  red_deck = { "Hundred Spears" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 3 } } } },

  run = function(t)
    t.you:stay()
    t.you:offers("attempt", "Red Gem")
  end,
}

scenario "three close blue" {
  covers = { "A9 life" },
  map = { ["Echo Bench"] = { "Blue Gem" } },
  blue_deck = { "Chain Giant" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 3 } } } },

  run = function(t)
    t.you:stay()
    t.you:refused("attempt", "Blue Gem", "A9 life")
  end,
}

scenario "a fourth closes red" {
  covers = { "A9 life" },
  map = { ["Echo Bench"] = { "Red Gem" } },
  red_deck = { "Hundred Spears" },
  foe = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 4 } } } },

  run = function(t)
    t.you:stay()
    t.you:refused("attempt", "Red Gem", "A9 life")
  end,
}

scenario "life counters close nothing, where that is agreed" {
  covers = { "A9 life" },
  mode = "alone",
  settings = { life_closes = "nothing" },
  map = { ["Echo Bench"] = { "Green Gem" } },
  green_deck = { "Burrow Badgers" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 2 } } } },

  run = function(t)
    t.you:stay()
    t.you:offers("attempt", "Green Gem")
  end,
}

scenario "a monster that roams is fought all the same" {
  covers = { "A9 life" },
  mode = "alone",
  roaming = { "Goatherd's Curse" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", life_training = 3 } } } },

  run = function(t)
    t.you:stay()
    t:expect { notes = { foe = "Goatherd's Curse" } }
  end,
}
