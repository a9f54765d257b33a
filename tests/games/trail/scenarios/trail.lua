-- Dice that stay: thrown, put aside, turned, thrown again, spent; and sums of dice.

scenario "a die is spent on the next field, by a word that both have" {
  trail = { "Wood", "Path", "Ford" },
  you = { pool = { "forest/road", "river", "blank" }, luck = 0 },
  run = function(t)
    t.you:offers("step", "forest/road")
    t.you:offers_not("step", "river")
    t.you:offers_not("step", "blank")
    t.you:step("forest/road")
    t:expect { you = { steps = 1, pool = { "river", "blank" } } }
    t.you:offers_not("step", "river")
  end,
}

scenario "a die is put aside and is there in a later turn" {
  trail = { "Ford", "Path", "Wood" },
  chance = { 2, 3, "blank", "river", "road", 6, 6, "storm", "road", "road", "forest" },
  you = { pool = { "river" }, luck = 0 },
  foe = { luck = 0 },
  run = function(t)
    t.you:keep("river")
    t:expect { you = { pouch = { "river" }, pool = {} } }
    t.you:rest()
    t:expect { foe = { pool = { "blank", "river", "road" } } }
    t.foe:rest()
    t:expect { you = { pouch = { "river" }, pool = { "road", "road", "forest" }, luck = 0 } }
    t.you:offers_not("keep", "forest")
    t.you:step("river")
    t:expect { you = { pouch = {}, steps = 1 } }
  end,
}

scenario "a die is turned to a face for luck" {
  trail = { "Ford", "Path", "Wood" },
  you = { pool = { "blank", "forest" }, luck = 1 },
  run = function(t)
    t.you:offers("turn", "blank", "forest/road")
    t.you:offers_not("turn", "blank", "blank")
    t.you:offers("turn", "blank", 3)
    t.you:turn("blank", "river")
    t:expect { you = { pool = { "river", "forest" }, luck = 0 } }
    t:expect_object("river", { face = 5, at = "pool" })
    t.you:step("river")
    t:expect { you = { steps = 1 } }
  end,
}

scenario "dice are thrown again where they lie, once a turn" {
  trail = { "Ford", "Path", "Wood" },
  chance = { "road", 4 },
  you = { pool = { "blank", "forest" }, pouch = { "forest" }, luck = 0 },
  notes = { thrown = 1 },
  run = function(t)
    t.you:again()
    t:expect { you = { pool = { "road", "forest/road" }, pouch = { "forest" } }, notes = { thrown = 2 } }
    t.you:offers_not("again")
  end,
}

scenario "two forests in the pool are luck, and so is a calm in a strong wind" {
  trail = { "Ford", "Path", "Wood" },
  chance = { 4, 5, "calm", "road", "road", "road", 1, 2, "road", "road", "road" },
  you = { pool = { "forest", "forest", "forest/road" }, luck = 0 },
  run = function(t)
    t.you:rest()
    t:expect { you = { luck = 2, pool = {} }, foe = { luck = 1 } }
    t.foe:rest()
    t:expect { foe = { luck = 1 } }
  end,
}

scenario "the greatest sum of the faces begins" {
  decks = {},
  chance = { { "Wood", "Path", "Ford", "Grove", "Lane" }, 2, 3, "bones 4", 1, 6, 6, "forest" },
  run = function(t)
    t:expect { turn_player = "you", you = { pool = { "blank", "blank", "forest" } }, foe = { pool = {} } }
  end,
}

scenario "a number of an option has a word" {
  trail = { "Ford", "Path", "Wood" },
  chance = { 1, 1, "road", "road", "road" },
  you = { pool = { "blank" }, pouch = { "river" }, luck = 0 },
  run = function(t)
    t.you:offers("camp", "short")
    t.you:offers("camp", 2)
    t.you:camp("long")
    t:expect { turn_player = "foe", you = { pouch = {}, luck = 1 } }
    t.foe:offers_not("camp", "long")
  end,
}

scenario "a die is named by a word that it alone shows" {
  trail = { "Wood", "Path", "Ford" },
  you = { pool = { "forest/road", "river", "blank" }, luck = 0 },
  foe = { pool = { "road" } },
  run = function(t)
    t.you:offers("step", "forest")
    t.you:offers("keep", "Road")
    t.you:offers_not("step", "river")
    t.you:refused("turn", "road", "river")
    t.you:step("road")
    t:expect { you = { steps = 1, pool = { "river", "blank" } } }
  end,
}

scenario "the whole name comes before a word of another die" {
  trail = { "Path", "Ford" },
  you = { pool = { "forest", "forest/road", "forest/road" }, luck = 0 },
  run = function(t)
    t.you:offers_not("step", "forest")
    t.you:keep("forest")
    t:expect { you = { pouch = { "forest" } } }
    t.you:step("road")
    t:expect { you = { steps = 1, pool = { "forest/road" } } }
  end,
}
