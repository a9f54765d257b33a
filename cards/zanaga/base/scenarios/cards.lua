-- What cards do: rituals of both kinds, omens, challenges before a combat, items in their moments.

given { mode = "alone", you = { map = { ["Grazing End"] = { "Joro the Unlucky" } } } }

scenario "a triggered ritual acts when it resolves" {
  covers = { "B6 triggered", "ZAN-110" },
  altar = { { "First Blood Bowl", complete = true, attached = { "Skull Token" } } },

  run = function(t) t:expect_object("Joro the Unlucky", { wounds = 1 }) end,
}

scenario "an active ritual acts while it is in play" {
  covers = { "B6 active", "ZAN-106" },
  altar = { "The Walk of Soft Feet" },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
  end,
}

scenario "tokens that a ritual brings are placed before the next one resolves" {
  covers = { "B6 cascade", "ZAN-119" },
  pool = { "Sun Token", "Sun Token" },
  altar = {
    { "Sewing of Shadows", complete = true, attached = { "Moon Token", "Moon Token" } },
    "Dance of Long Shadows",
  },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },

  run = function(t)
    t:expect { done_order = { "Sewing of Shadows", "Dance of Long Shadows" } }
  end,
}

scenario "the god sends the omen of the ritual's symbol" {
  covers = { "B7 omens", "ZAN-145" },
  notes = { woke = 1 },
  awake = { "Nuhari of the Three Faces" },
  altar = { { "Vigil at the Still Pool", complete = true, attached = { "Moon Token" } } },
  you = { gold = 5 },

  run = function(t)
    t:expect { you = { gold = 3 } }
    t:expect_object("Joro the Unlucky", { wounds = 0, exhaustion = 0 })
  end,
}

scenario "what a challenge says comes before the combat" {
  covers = { "A6 before combat", "ZAN-001" },
  roaming = { { "Dust Jackals", attached = { "Sun Token" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay({ may = true })
    t:expect { you = { gold = 2 }, roaming = {}, discards = { "Dust Jackals" }, pool = { "Sun Token" } }
  end,
}

scenario "an item is discarded before the combat" {
  covers = { "A6 before combat", "ZAN-226" },
  roaming = { "Drought Wisp" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", wounds = 3 } } }, pack = { "Red Root Salve" } },

  run = function(t)
    t.you:stay({ moment = "Red Root Salve" })
    t:expect_object("Joro the Unlucky", { wounds = 1 })
    t:expect { box = { "Red Root Salve" } }
  end,
}

scenario "in the first round nobody attacks the cat in the melee phase" {
  covers = { "ZAN-031" },
  roaming = { "Sabre Cat" },
  notes = { phase = "combat", step = "melee", combat_round = 1, first_round = 1, foe = "Sabre Cat" },
  chance = { 10, 10 },

  run = function(t)
    t:log_has("Joro the Unlucky defends")
    t:expect { notes = { step = "magic" } }
  end,
}

scenario "a shield prevents two wounds" {
  covers = { "A6 items", "ZAN-165" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "melee", combat_round = 2, fighting = 1, foe = "Grass Stalker" },
  you = { pack = { "Tortoise Shield" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Joro the Unlucky", { moment = "Tortoise Shield" })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
    t:expect_object("Tortoise Shield", { face_down = true })
  end,
}

scenario "luck adds three to a roll" {
  covers = { "ZAN-186" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "melee", combat_round = 2, fighting = 1, foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", tally = 1 } } } },
  chance = { 3, 3 },

  run = function(t)
    t.you:defend("Joro the Unlucky", { moment = "Joro the Unlucky" })
    t:expect_object("Joro the Unlucky", { wounds = 0, tally = 0 })
  end,
}

scenario "Tamsin enters a swamp with any die" {
  covers = { "ZAN-181" },
  you = { map = { ["Drowned Orchard"] = { "Tamsin Reedwalker" } } },
  chance = { 1, 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:offers("enter", "savanna/road/river", "Stilt House Fen")
  end,
}

scenario "after a step Tamsin may go one more, for exhaustion" {
  covers = { "ZAN-181" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:walk("Tamsin Reedwalker", "Echo Bench", { moment = "Tamsin Reedwalker", which_space = "Knife of Noon" })
    t:expect_object("Tamsin Reedwalker", { at = "Knife of Noon", exhaustion = 1 })
  end,
}

scenario "and after dice, when she goes no further" {
  covers = { "ZAN-181" },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },
  chance = { 2, 2, 2, 2, 2 },

  run = function(t)
    t.you:throw_dice()
    t.you:refused("use", "Tamsin Reedwalker")
    t.you:enter("savanna/road/jungle", "Echo Bench")
    t.you:stop({ moment = "Tamsin Reedwalker", which_space = "Knife of Noon" })
    t:expect_object("Tamsin Reedwalker", { at = "Knife of Noon", exhaustion = 1 })
  end,
}

given {}

scenario "who stays has no such step" {
  covers = { "ZAN-181" },
  mode = "alone",
  you = { map = { ["Lone Menhir"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect_object("Tamsin Reedwalker", { at = "Lone Menhir", exhaustion = 0 })
  end,
}
