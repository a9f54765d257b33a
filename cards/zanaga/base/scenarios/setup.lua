-- The first moment of a game (A2, B2). Chance follows from a seed here; each claim holds for any.

scenario "the pieces lie as the rulebook says" {
  covers = { "A2 setup", "B2 gems", "B2 pool", "B2 roaming", "B2 rituals", "B2 gods", "B2 gold", "B2 market", "B2 heroes",
    "B2 start" },
  mode = "alone",
  decks = {},
  seed = 3,

  run = function(t)
    t.you:answer("Amber Halt")
    t:expect {
      green_deck_size = 27, yellow_deck_size = 26, blue_deck_size = 22, red_deck_size = 16,
      green_rites_size = 9, yellow_rites_size = 10, blue_rites_size = 8, red_rites_size = 6,
      roaming_size = 3, altar_size = 3, pool_size = 57, sleeping_size = 10,
      market_deck_size = 47,
      you = { gold = 3, pouch = { "Snare Trap", "Dead Man's Compass", "Shaman Bones" } },
      notes = { current_rank = "green", round = 1 },
    }
    t:expect_object("Red Gem", { at = "Cloudshelf" })
  end,
}

scenario "nobody sees the decks and the pool" {
  covers = { "B2 pool" },
  mode = "alone",
  green_deck = { "Drought Wisp", "Howler Troop" },
  pool = { "Sun Token", "Moon Token" },
  roaming = { "Grass Stalker" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },

  run = function(t)
    t.you:cannot_see("green_deck")
    t.you:cannot_see("pool")
    t.you:sees("roaming")
  end,
}

scenario "each player takes the hero of choice, where that is agreed" {
  covers = { "B2 heroes" },
  decks = {},
  settings = { heroes = "chosen", double_stock = "none" },
  seed = 2,
  you = {},
  foe = {},

  run = function(t)
    t:answers { you = { { hero_wanted = "Joro the Unlucky" }, { first_town = "Amber Halt" } },
      foe = { { hero_wanted = "Tamsin Reedwalker" }, { first_town = "Amber Halt" } } }
    t:expect_object("Joro the Unlucky", { at = "Amber Halt", controller = "you" })
    t:expect_object("Tamsin Reedwalker", { at = "Amber Halt", controller = "foe" })
    t:expect { market_deck_size = 51 }
  end,
}

scenario "a turn begins with turning all own cards face up" {
  covers = { "A3 refresh" },
  mode = "alone",
  you = {
    map = { ["Echo Bench"] = { "Joro the Unlucky" } },
    pack = { { "Coil of Rope", face_down = true } },
  },

  run = function(t) t:expect_object("Coil of Rope", { face_down = false }) end,
}

scenario "a refresh puts a counter on each space that prints one and has none" {
  covers = { "B9 refresh", "ZAN-101" },
  mode = "alone",
  altar = { { "Kindling of the Morning", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { map = { ["Echo Bench"] = { "Green Gem" }, ["Bellbird Wood"] = { "Green Gem" }, Cloudshelf = {} } }
  end,
}

scenario "where counters are those of the box, no more come than there are" {
  covers = { "B9 refresh" },
  mode = "alone",
  settings = { refresh_supply = "box" },
  supply = { "Green Gem" },
  altar = { { "Kindling of the Morning", complete = true } },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { supply = {}, map = { ["Echo Bench"] = { "Green Gem" }, ["Bellbird Wood"] = {} } }
  end,
}

scenario "heroes are dealt first, then chance says who begins, then towns are taken in turn order" {
  covers = { "B2 heroes", "B2 start" },
  decks = {},
  seed = 5,
  you = {},
  foe = {},
  foe2 = {},
  foe3 = {},

  run = function(t)
    t:answers {
      you = { { first_town = "Seven Drums" } }, foe = { { first_town = "Seven Drums" } },
      foe2 = { { first_town = "Ladder Gate" } }, foe3 = { { first_town = "Deep Mango" } },
    }
    t:expect {
      you = { gold = 3, pouch_size = 3 }, foe = { gold = 3, pouch_size = 3 },
      foe2 = { gold = 3, pouch_size = 3 }, foe3 = { gold = 3, pouch_size = 3 },
      roaming_size = 3, pool_size = 57, question = "move",
    }
  end,
}

scenario "every town may begin with a second card, where that is agreed" {
  covers = { "B2 market" },
  mode = "alone",
  decks = {},
  seed = 4,
  settings = { double_stock = "all" },

  run = function(t)
    t.you:answer("Seven Drums")
    t:expect { market_deck_size = 43 }
  end,
}

scenario "six players have a token of each sort" {
  covers = { "B2 gold" },
  decks = {},
  seed = 9,
  you = {},
  foe = {},
  foe2 = {},
  foe3 = {},
  foe4 = {},
  foe5 = {},

  run = function(t)
    local here = { { first_town = "Seven Drums" } }

    t:answers { you = here, foe = here, foe2 = here, foe3 = here, foe4 = here, foe5 = here }
    t:expect { foe5 = { gold = 3, pouch = { "Snare Trap", "Dead Man's Compass", "Shaman Bones" } } }
  end,
}
