-- Combat (A6), knock-out (A7) and fights between heroes (A10).

given {
  mode = "alone",
  notes = { phase = "combat", step = "melee", combat_round = 1, foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
}

scenario "a combat that nobody wins ends after forty rounds" {
  roaming = { { "Dust Jackals", fought = true } },
  notes = { phase = "combat", fighting = 1, step = "magic", combat_round = 40, foe = "Dust Jackals" },
  you = { map = { ["Grazing End"] = { { "Joro the Unlucky", in_fight = true } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Joro the Unlucky")
    t:expect { roaming = { "Dust Jackals" } }
    t:expect_object("Joro the Unlucky", { in_fight = false })
  end,
}

scenario "an attacker who reaches the foe's value deals damage" {
  covers = { "A6 attack", "A5 tests" },
  roaming = { "Sabre Cat" },
  notes = { phase = "combat", step = "ranged", combat_round = 1, foe = "Sabre Cat" },
  chance = { 8, 8 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect { discards = { "Sabre Cat" } }
  end,
}

scenario "an attacker who does not is wounded" {
  covers = { "A6 attack", "A7 wounds" },
  roaming = { "Grass Stalker" },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 2 })
  end,
}

scenario "a defender who reaches the foe's value is unharmed" {
  covers = { "A6 defence" },
  roaming = { "Grass Stalker" },
  chance = { 5, 5 },

  run = function(t)
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
  end,
}

scenario "a defender who does not is wounded" {
  covers = { "A6 defence" },
  roaming = { "Grass Stalker" },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { wounds = 2 })
  end,
}

scenario "a hero attacks once a round" {
  covers = { "A6 phases", "A6 allies" },
  roaming = { "Sabre Cat" },
  notes = { phase = "combat", step = "ranged", combat_round = 2, foe = "Sabre Cat" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Gentle Ubo" } },
  chance = { 10, 10 },

  run = function(t)
    t.you:attack("Joro the Unlucky")
    t.you:refused("attack", "Joro the Unlucky", "A6 allies")
    t.you:offers("attack", "Gentle Ubo")
    t.you:offers("defend", "Joro the Unlucky")
  end,
}

scenario "an ally who attacks bears the result alone" {
  covers = { "A6 allies" },
  roaming = { "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Gentle Ubo" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect_object("Gentle Ubo", { wounds = 2 })
    t:expect_object("Joro the Unlucky", { wounds = 0 })
  end,
}

scenario "allies do not defend, unless that is agreed" {
  covers = { "A6 allies" },
  settings = { allies_defend = "yes" },
  roaming = { "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { "Dorn, Retired Soldier" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:defend("Dorn, Retired Soldier")
    t:expect_object("Dorn, Retired Soldier", { wounds = 2 })
  end,
}

scenario "an ally with wounds for its life is lost" {
  covers = { "A6 defeat" },
  roaming = { "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, party = { { "Gentle Ubo", wounds = 3 } } },
  chance = { 1, 1 },

  run = function(t)
    t.you:attack("Gentle Ubo")
    t:expect { box = { "Gentle Ubo" }, you = { party = {} } }
  end,
}

scenario "a failed escape deals the highest damage, and the hero only defends in that round" {
  covers = { "A6 escape" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  chance = { 1, 1, 10, 10 },

  run = function(t)
    t.you:flee()
    t:expect_object("Tamsin Reedwalker", { wounds = 2 })
    t:expect { notes = { combat_round = 2 } }
  end,
}

scenario "a failed escape may end the round" {
  covers = { "A6 escape" },
  settings = { failed_escape = "loses_round", escape_damage = "lowest" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  chance = { 1, 1 },

  run = function(t)
    t.you:flee()
    t:expect_object("Tamsin Reedwalker", { wounds = 0 })
    t:expect { notes = { combat_round = 2 } }
  end,
}

scenario "what lasts for the round ends with a round that is lost by an escape" {
  covers = { "A6 escape", "ZAN-164" },
  settings = { failed_escape = "loses_round" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  you = { pack = { "Panther Cloak" } },
  chance = { 1, 1, 1, 2 },

  run = function(t)
    t.you:use("Panther Cloak")
    t.you:flee()
    t:log_has("Tamsin Reedwalker tries to escape: 8")
    t.you:flee()
    t:log_has("Tamsin Reedwalker tries to escape: 5")
    t:expect { notes = { item_used = false } }
  end,
}

scenario "a snare trap is an escape without a test" {
  covers = { "B8 snare", "ZAN-255" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  you = { pouch = { "Snare Trap" } },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:snare()
    t:expect { roaming = { "Grass Stalker" }, supply = { "Snare Trap" }, you = { pouch = {} } }
  end,
}

scenario "no snare trap holds a god" {
  covers = { "B7 snare" },
  awake = { "Azumba, the Noonday Lion" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Azumba, the Noonday Lion", woke = 1 },
  you = { pouch = { "Snare Trap" } },

  run = function(t) t.you:refused("snare", "B7 snare") end,
}

scenario "items add to the values of the hero, two weapons at most" {
  covers = { "A6 items" },
  roaming = { "Sabre Cat" },
  notes = { phase = "combat", step = "before", foe = "Sabre Cat" },
  you = { pack = { "Fishbone Dagger", "Kapok Longbow", "Gourd Rattle" } },

  run = function(t)
    t.you:answer { "Fishbone Dagger", "Kapok Longbow" }
    t:expect_object("Gourd Rattle", { put_by = true })
    t:expect_object("Kapok Longbow", { put_by = false })
  end,
}

scenario "a hero who is knocked out loses gold and the dearest card, and wakes healed in the nearest town" {
  covers = { "A7 knock-out", "A7 loss" },
  roaming = { "Grass Stalker" },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4, exhaustion = 2 } } },
    gold = 7,
    pack = { "Fishbone Dagger", "Kapok Longbow" },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { at = "Amber Halt", wounds = 0, exhaustion = 0 })
    t:expect {
      you = { gold = 0, pack = { "Fishbone Dagger" } },
      box = { "Kapok Longbow" },
      roaming = { "Grass Stalker" },
    }
  end,
}

scenario "a card gained as a reward is not lost" {
  covers = { "A7 loss" },
  roaming = { "Grass Stalker" },
  you = {
    map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } },
    pack = { "Fishbone Dagger", { "Kapok Longbow", reward = true } },
  },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect { you = { pack = { "Kapok Longbow" } } }
  end,
}

scenario "the Lost City is a town for a beaten hero" {
  covers = { "B10 Lost City", "A7 knock-out" },
  roaming = { "Grass Stalker" },
  map = { ["Grazing End"] = { "Lost City" } },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", wounds = 4 } } } },
  chance = { 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:defend("Tamsin Reedwalker")
    t:expect_object("Tamsin Reedwalker", { at = "Grazing End" })
  end,
}

given {}

scenario "exhaustion beyond stamina becomes wounds" {
  covers = { "A7 exhaustion" },
  mode = "alone",
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", exhaustion = 3, stamina_training = 1 } } } },

  run = function(t) t:expect_object("Tamsin Reedwalker", { stamina = 4, exhaustion = 3 }) end,
}

scenario "a hero attacks a hero in the same space; both roll" {
  covers = { "A10", "A10 rounds" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t:stop_at("struck")
    t.you:attack("Tamsin Reedwalker")
    t:expect_object("Joro the Unlucky", { wounds = 2 })
  end,
}

scenario "in the second round of such a fight the other hero attacks" {
  covers = { "A10 rounds" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  notes = {
    phase = "combat",
    step = "magic",
    combat_round = 1,
    foe = "Joro the Unlucky",
    foe_player = "foe",
  },
  chance = { 10, 10, 1, 1, 10, 10, 1, 1 },

  run = function(t)
    t.you:defend("Tamsin Reedwalker")
    t:stop_at("struck")
    t.foe:attack("Joro the Unlucky")
    t:expect_object("Tamsin Reedwalker", { wounds = 1 })
  end,
}

scenario "the winner of a fight between heroes takes the gold, and the card if wanted" {
  covers = { "A10 spoils" },
  foe = {
    map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 4 } } },
    pack = { "Kapok Longbow" },
    gold = 5,
  },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },
  notes = {
    phase = "combat",
    step = "ranged",
    combat_round = 1,
    foe = "Joro the Unlucky",
    foe_player = "foe",
  },
  chance = { 10, 10, 1, 1 },

  run = function(t)
    t:stop_at("turn_ends")
    t.you:attack("Tamsin Reedwalker", { may = true })
    t:expect { you = { gold = 8, pack = { "Kapok Longbow" } }, foe = { gold = 0, pack = {} } }
    t:expect_object("Joro the Unlucky", { wounds = 0, at = "Seven Drums" })
  end,
}

scenario "heroes do not escape from heroes" {
  covers = { "A10 escape" },
  foe = { map = { ["Echo Bench"] = { "Joro the Unlucky" } } },
  you = { map = { ["Echo Bench"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:stay()
    t.you:challenge_hero("Joro the Unlucky")
    t.you:refused("flee")
  end,
}

scenario "a weapon adds to the value and the damage of its kind" {
  covers = { "A6 items" },
  mode = "alone",
  roaming = { "Sabre Cat" },
  notes = { phase = "combat", step = "ranged", combat_round = 2, fighting = 1, foe = "Sabre Cat" },
  you = { map = { ["Grazing End"] = { "Joro the Unlucky" } }, pack = { "Kapok Longbow" } },
  chance = { 5, 4 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky")
    t:log_has("Joro the Unlucky attacks: 13")
    t:log_has("Sabre Cat takes 2 wounds")
  end,
}

scenario "a position says the foe alone, and its combat begins" {
  covers = { "A6 before combat" },
  mode = "alone",
  roaming = { "Grass Stalker" },
  notes = { foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },
  chance = { 10, 10 },

  run = function(t)
    t:expect { notes = { phase = "combat", step = "escape", combat_round = 1 } }
    t:expect_object("Grass Stalker", { fought = true })
    t:expect_object("Tamsin Reedwalker", { in_fight = true })
  end,
}

scenario "or the foe and the step: it is the first round then, and after a god the turn is over" {
  covers = { "A6 phases" },
  mode = "alone",
  awake = { "Azumba, the Noonday Lion" },
  notes = { foe = "Azumba, the Noonday Lion", step = "melee" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } } },

  run = function(t)
    t.you:offers("attack", "Tamsin Reedwalker")
    t:expect { notes = { phase = "combat", combat_round = 1, first_round = 1, next_phase = "end" } }
  end,
}
