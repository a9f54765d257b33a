-- Fights between heroes (A10): roles, allies, items, what the winner takes.

given {
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Joro the Unlucky", foe_player = "foe" },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  foe = { map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 5 } } } },
}

scenario "a beaten hero loses one card, not two" {
  covers = { "A10 spoils", "A7 loss" },
  foe = { pack = { "Kapok Longbow", "Sawfish Blade", "Fishbone Dagger" }, gold = 5 },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t:answers { foe = { { lose_which = "Sawfish Blade" } } }
    t.you:attack("Tamsin Reedwalker", { may = true })
    t:expect { you = { pack = { "Sawfish Blade" } }, foe = { pack = { "Kapok Longbow", "Fishbone Dagger" } }, box = {} }
  end,
}

scenario "a card that the winner does not want is lost all the same" {
  covers = { "A10 spoils" },
  foe = { pack = { "Kapok Longbow", "Fishbone Dagger" }, gold = 5 },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker", { may = false })
    t:expect { you = { gold = 8, pack = {} }, foe = { gold = 0, pack = { "Fishbone Dagger" } }, box = { "Kapok Longbow" } }
  end,
}

scenario "the winner may take the gold alone, where that is agreed" {
  covers = { "A10 spoils" },
  settings = { duel_spoils = "gold" },
  foe = { pack = { "Kapok Longbow" }, gold = 5 },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker")
    t:expect { you = { gold = 8, pack = {} }, foe = { gold = 0, pack = {} }, box = { "Kapok Longbow" } }
  end,
}

scenario "or nothing, and then the loser loses nothing" {
  covers = { "A10 spoils" },
  settings = { duel_spoils = "nothing" },
  foe = { pack = { "Kapok Longbow" }, gold = 5 },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker")
    t:expect { you = { gold = 3 }, foe = { gold = 5, pack = { "Kapok Longbow" } } }
    t:expect_object("Joro the Unlucky", { at = "Seven Drums", wounds = 0 })
  end,
}

scenario "a winner with two allies takes a third only in place of one" {
  covers = { "A10 spoils", "A8 allies" },
  foe = { party = { "Grandmother Thorn" } },
  you = { party = { "Gentle Ubo", "Two-Hats Polo" } },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker", { may = true, lets_go = "Gentle Ubo" })
    t:expect { you = { party = { "Two-Hats Polo", "Grandmother Thorn" } }, foe = { party = {} }, box = { "Gentle Ubo" } }
  end,
}

scenario "a hero who loses the own attack is knocked out, and the turn is over" {
  covers = { "A10 spoils", "A7 knock-out" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { { "Tamsin Reedwalker", wounds = 4 } } }, experience = 9, gold = 2 },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker")
    t:expect { you = { gold = 0, experience = 9 }, foe = { gold = 5 } }
    t:expect_object("Tamsin Reedwalker", { at = "Seven Drums", wounds = 0 })
  end,
}

scenario "the winner gets no experience for it" {
  covers = { "A10" },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker")
    t:expect { you = { experience = 0, spoils = {} } }
  end,
}

scenario "the hero who attacks has allies, the other one has none in that round" {
  covers = { "A10 rounds" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, party = { "Longshot Merel" } },
  you = { party = { "Gentle Ubo" } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Joro the Unlucky", foe_player = "foe" },
  chance = { 1, 1, 10, 10, 10, 10, 1, 1 },

  run = function(t)
    t.you:offers("attack", "Gentle Ubo")
    t.you:offers_not("attack", "Longshot Merel")
    t.you:attack("Gentle Ubo")
    t:expect_object("Gentle Ubo", { wounds = 1 })
    t.you:defend("Tamsin Reedwalker")
    t:expect { asked = "foe" }
    t.foe:offers("attack", "Longshot Merel")
    t.foe:offers_not("attack", "Gentle Ubo")
  end,
}

scenario "the value of the hero who is attacked is rolled anew in each phase" {
  covers = { "A10 rounds" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  chance = { 5, 5, 1, 1, 5, 5, 10, 10 },

  run = function(t)
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 1 })
  end,
}

scenario "the third round is again the attacker's" {
  covers = { "A10 rounds" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  notes = { phase = "combat", step = "magic", combat_round = 2, foe = "Joro the Unlucky", foe_player = "foe" },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t.foe:defend("Joro the Unlucky")
    t:expect { asked = "you", notes = { combat_round = 3 } }
  end,
}

given {}

scenario "a hero who is attacked has armour that helps" {
  covers = { "A10 rounds" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Tortoise Shield" } },
  you = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Joro the Unlucky", foe_player = "foe" },
  chance = { 10, 10, 1, 1, 10, 10, 1, 1 },

  run = function(t)
    t.you:attack("Bakari Stonehand", { moment = "skip_it" })
    t.foe:answer("Tortoise Shield")
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "a hero in a town is attacked there, and the market follows" {
  covers = { "A10", "A3 adventure" },
  foe = { map = { ["Seven Drums"] = { "Joro the Unlucky" } } },
  you = { map = { ["Seven Drums"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:offers("challenge_hero", "Joro the Unlucky")
    t.you:skip_adventure()
    t:expect { notes = { phase = "market" } }
  end,
}

scenario "a hero elsewhere is not attacked" {
  covers = { "A10" },
  foe = { map = { ["Knife of Noon"] = { "Joro the Unlucky" } } },
  foe2 = { map = { ["Echo Bench"] = { "Bakari Stonehand" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:offers("challenge_hero", "Bakari Stonehand")
    t.you:refused("challenge_hero", "Joro the Unlucky", "A10")
  end,
}

scenario "where that is agreed, a hero escapes from a hero by Mind against Mind" {
  covers = { "A10 escape" },
  settings = { escape_in_duel = "yes" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  chance = { 5, 5, 5, 5 },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t:stop_at("turn_ends")
    t.you:flee()
    t:log_has("Tamsin Reedwalker tries to escape: 14")
    t:expect_object("Tamsin Reedwalker", { at = "Echo Bench", wounds = 0 })
  end,
}
