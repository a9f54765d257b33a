-- Wounds, exhaustion, knock-out (A7).

scenario "a hero whom a ritual knocks out before the movement wakes in a town, and the turn is over" {
  covers = { "A7 knock-out" },
  mode = "alone",
  altar = { "Procession of Torches" },
  market_deck = { "Gourd Rattle" },
  you = {
    map = { ["Fern Cathedral"] = { { "Joro the Unlucky", wounds = 5, exhaustion = 3 } } },
    gold = 4,
    experience = 9,
  },

  run = function(t)
    t:expect { notes = { round = 2 }, you = { gold = 0, experience = 9 }, market_deck_size = 1 }
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
  end,
}

scenario "where that is agreed, a knock-out ends the step alone" {
  covers = { "A7 knock-out" },
  mode = "alone",
  settings = { knock_out_ends = "step" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Grass Stalker" },
  market_deck = { "Gourd Rattle" },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Tamsin Reedwalker")
    t:expect { notes = { phase = "market" } }
    t:expect_object("Gourd Rattle", { at = "Amber Halt" })
  end,
}

scenario "a knock-out in another player's turn ends nothing" {
  covers = { "A7 knock-out" },
  altar = { { "First Blood Bowl", complete = true } },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  foe = { map = { ["Fern Cathedral"] = { { "Joro the Unlucky", wounds = 5 } } }, gold = 4 },

  run = function(t)
    t:expect { asked = "you", question = "move", foe = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
  end,
}

given {
  mode = "alone",
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Grass Stalker" },
  roaming = { "Grass Stalker" },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
}

scenario "the player chooses among the most expensive cards" {
  covers = { "A7 loss" },
  you = { pack = { "Hunting Bow", "Fishbone Dagger" }, party = { "The Widow Asha" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker", { lose_which = "The Widow Asha" })
    t:expect { you = { pack = { "Hunting Bow", "Fishbone Dagger" }, party = {} }, box = { "The Widow Asha" } }
  end,
}

scenario "a dearer ally is lost, not a cheaper item" {
  covers = { "A7 loss" },
  you = { pack = { "Hunting Bow" }, party = { "Brother Cinder" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect { you = { pack = { "Hunting Bow" }, party = {} } }
  end,
}

scenario "experience, levels and other items stay" {
  covers = { "A7 loss" },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 5, level = 2, mind_training = 2, life_training = 1 } } },
    spoils = { "Green Gem", "Blue Gem" },
    experience = 2,
    pouch = { "Snare Trap" },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect { you = { experience = 2, spoils = { "Green Gem", "Blue Gem" }, pouch = { "Snare Trap" } } }
    t:expect_object("Tamsin Reedwalker", { level = 2, mind = 6, life = 6 })
  end,
}

scenario "survival tokens count among the cards that are lost, where that is agreed" {
  covers = { "A7 loss" },
  settings = { lose_survival = "yes" },
  you = { pouch = { "Snare Trap" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect { you = { pouch = {} } }
  end,
}

scenario "of two towns equally near the player chooses" {
  covers = { "A7 knock-out" },
  map = { ["Cairn of Kites"] = { "Lost City" } },
  you = { map = { ["Ochre Track"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker", { which_town = "Cairn of Kites" })
    t:expect_object("Tamsin Reedwalker", { at = "Cairn of Kites" })
  end,
}

scenario "a hero wakes in any town, where that is agreed" {
  covers = { "A7 knock-out" },
  settings = { wakes_in = "any_town" },
  map = { ["Knife of Noon"] = { "Lost City" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Tamsin Reedwalker", { which_town = "?" })
    t.you:offers("which_town", "Saltmarket")
    t.you:offers("which_town", "Knife of Noon")
    t.you:answer("Deep Mango")
    t:expect_object("Tamsin Reedwalker", { at = "Deep Mango" })
  end,
}

scenario "or where the hero began" {
  covers = { "A7 knock-out" },
  settings = { wakes_in = "start_town" },
  you = { notes = { first_space = "Saltmarket" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { at = "Saltmarket" })
  end,
}

scenario "where that is agreed, exhaustion stays at a knock-out" {
  covers = { "A7 knock-out" },
  settings = { knock_out_heals = "wounds" },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4, exhaustion = 2 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 0, exhaustion = 2 })
  end,
}

scenario "or one life is left" {
  covers = { "A7 knock-out" },
  settings = { knock_out_heals = "to_one_life" },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4, exhaustion = 2 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 4, exhaustion = 2 })
  end,
}

scenario "allies keep their wounds at a knock-out" {
  covers = { "A7 knock-out" },
  you = { party = { { "Pip, the Water Carrier", wounds = 1, exhaustion = 1 } }, pack = { "Hunting Bow" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Pip, the Water Carrier", { wounds = 1, exhaustion = 1 })
  end,
}

scenario "or are healed too, where that is agreed" {
  covers = { "A7 knock-out" },
  settings = { knock_out_allies = "healed" },
  you = { party = { { "Pip, the Water Carrier", wounds = 1 } }, pack = { "Hunting Bow" } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Pip, the Water Carrier", { wounds = 0 })
  end,
}

given { mode = "alone" }

scenario "exhaustion beyond stamina becomes wounds, one for one" {
  covers = { "A7 exhaustion" },
  altar = { { "Drowning of the Mirror", complete = true } },
  you = { map = { ["Rainmouth"] = { { "Joro the Unlucky", exhaustion = 2 } } } },

  run = function(t) t:expect_object("Joro the Unlucky", { exhaustion = 3, wounds = 1 }) end,
}

scenario "exhaustion beyond stamina can knock a hero out" {
  covers = { "A7 exhaustion" },
  altar = { { "Feast of Embers", complete = true } },
  you = { map = { ["Fern Cathedral"] = { { "Joro the Unlucky", exhaustion = 3, wounds = 5 } } } },

  run = function(t) t:expect_object("Joro the Unlucky", { at = "Seven Drums", exhaustion = 0, wounds = 0 }) end,
}

scenario "an ally whose exhaustion becomes its last wound is lost" {
  covers = { "A7 exhaustion", "A6 defeat" },
  roaming = { "Icewater Sprite" },
  you = {
    map = { ["Vulture Chair"] = { "Joro the Unlucky" } },
    party = { { "Bull-Neck Harro", exhaustion = 1, wounds = 4 } },
  },

  run = function(t)
    t.you:stay()
    t:expect { you = { party = {} }, box = { "Bull-Neck Harro" } }
  end,
}

scenario "exhaustion is no price beyond stamina" {
  covers = { "A7 exhaustion" },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", exhaustion = 3 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:stop_at("turn_ends")
    t.you:stop()
    t:expect_object("Tamsin Reedwalker", { at = "Echo Bench", exhaustion = 3 })
  end,
}

scenario "by agreement exhaustion is a price beyond stamina, and becomes wounds" {
  covers = { "A7 exhaustion" },
  settings = { tire_as_cost = "beyond" },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", exhaustion = 3 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop({ moment = "Tamsin Reedwalker", which_space = "Knife of Noon" })
    t:expect_object("Tamsin Reedwalker", { exhaustion = 3, wounds = 1, at = "Knife of Noon" })
  end,
}

scenario "which can knock the hero out, when the ability is used" {
  covers = { "A7 exhaustion" },
  settings = { tire_as_cost = "beyond" },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", exhaustion = 3, wounds = 5 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:stop({ moment = "Tamsin Reedwalker", which_space = "Knife of Noon" })
    t:expect_object("Tamsin Reedwalker", { exhaustion = 0, wounds = 0, at = "Seven Drums" })
  end,
}

scenario "a rest makes room for such a price" {
  covers = { "A7 exhaustion" },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", exhaustion = 3 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river")
    t.you:stop({ moment = "?" })
    t.you:offers("use", "Tamsin Reedwalker")
    t.you:skip_it()
  end,
}

scenario "wounds do not heal by rest" {
  covers = { "A7 wounds" },
  you = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 2, exhaustion = 1 } } } },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t.you:rest("savanna/road/river")
    t.you:offers_not("rest", "savanna/road/river")
    t:expect_object("Joro the Unlucky", { wounds = 2, exhaustion = 0 })
  end,
}

scenario "a trial that knocks the hero out is lost, and so is the gold" {
  covers = { "A7 knock-out", "ZAN-041" },
  roaming = { "Child of the Canopy" },
  you = { map = { ["Hush of Leaves"] = { { "Joro the Unlucky", wounds = 5 } } }, gold = 1 },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Child of the Canopy" }, you = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
  end,
}

scenario "exhaustion of a trial beyond stamina knocks out, too" {
  covers = { "A7 exhaustion", "ZAN-012" },
  roaming = { "Lost Porter" },
  you = { map = { ["Hush of Leaves"] = { { "Joro the Unlucky", wounds = 5, exhaustion = 3 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:stay()
    t:expect { roaming = { "Lost Porter" }, you = { gold = 0 } }
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", exhaustion = 0 })
  end,
}

scenario "a reward that is sold is none any more" {
  covers = { "A7 loss" },
  you = { map = { ["Seven Drums"] = { "Joro the Unlucky" } }, pack = { { "Padded Vest", reward = true } } },

  run = function(t)
    t.you:stay()
    t.you:sell("Padded Vest")
    t:expect_object("Padded Vest", { reward = false })
  end,
}

scenario "when the dearest armour is lost, the one that was put by counts" {
  covers = { "A7 loss", "A6 items" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Grass Stalker" },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 6 } } },
    pack = { "Lacquered Cuirass", { "Padded Vest", put_by = true } },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect { box = { "Lacquered Cuirass" } }
    t:expect_object("Tamsin Reedwalker", { life = 6, wounds = 0 })
  end,
}

scenario "it does not matter where the hero began" {
  covers = { "A7 knock-out" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Grass Stalker" },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } },
    notes = { first_space = "Saltmarket" },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { at = "Amber Halt" })
  end,
}
