-- What items add while they are worn, and what a hero brings to a market.

given { mode = "alone" }

scenario "the cloak adds a life" {
  covers = { "ZAN-164" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Panther Cloak" } },

  run = function(t) t:expect_object("Joro the Unlucky", { life = 7 }) end,
}

scenario "items help the hero that a player has, and none that is left over" {
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Kapok Longbow" } },
  supply = { { "Tamsin Reedwalker", owner = "you" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { mind = 4 })
    t:expect_object("Tamsin Reedwalker", { mind = 4 })
  end,
}

scenario "the cloak adds four to the test of an escape" {
  covers = { "ZAN-164" },
  roaming = { "Grass Stalker" },
  notes = { phase = "combat", step = "escape", combat_round = 1, foe = "Grass Stalker" },
  you = { map = { ["Grazing End"] = { "Tamsin Reedwalker" } }, pack = { "Panther Cloak" } },
  chance = { 2, 3 },

  run = function(t)
    t.you:use("Panther Cloak")
    t:stop_at("escaped")
    t.you:flee()
    t:log_has("Tamsin Reedwalker tries to escape: 11")
    t:expect { roaming = { "Grass Stalker" } }
  end,
}

scenario "a wounded hero in a cuirass throws four dice all the same" {
  covers = { "ZAN-217" },
  you = {
    map = { ["Echo Bench"] = { { "Joro the Unlucky", wounds = 1 } } },
    pack = { "Lacquered Cuirass" },
    party = { "Mapmaker Quen" },
  },
  chance = { 1, 1, 1, 1 },

  run = function(t)
    t.you:throw_dice()
    t:expect { cup_size = 4 }
    t:expect_object("Joro the Unlucky", { life = 8 })
  end,
}

scenario "Quill adds one card more" {
  covers = { "ZAN-184", "A8 deck" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow" },
  you = { map = { ["Seven Drums"] = { "Quill Marrow, Pedlar" } } },

  run = function(t)
    t.you:stay()
    t:expect { market_deck = { "Kapok Longbow" } }
  end,
}

scenario "a mantle of feathers gives a life" {
  covers = { "ZAN-218" },
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Feather Mantle" } },

  run = function(t) t:expect_object("Joro the Unlucky", { life = 7 }) end,
}

scenario "who does not tire for the axe deals one wound less with it" {
  covers = { "ZAN-214" },
  roaming = { "Green Colossus" },
  notes = { step = "melee", combat_round = 2, foe = "Green Colossus" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } }, pack = { "Meteor Axe" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky", { moment = "skip_it" })
    t:expect_object("Green Colossus", { wounds = 2 })
    t:expect_object("Joro the Unlucky", { exhaustion = 0 })
  end,
}

scenario "who tires for it deals the whole damage" {
  covers = { "ZAN-214" },
  roaming = { "Green Colossus" },
  notes = { step = "melee", combat_round = 2, foe = "Green Colossus" },
  you = { map = { ["Hush of Leaves"] = { "Joro the Unlucky" } }, pack = { "Meteor Axe" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Joro the Unlucky", { moment = "Meteor Axe" })
    t:expect_object("Green Colossus", { wounds = 3 })
    t:expect_object("Joro the Unlucky", { exhaustion = 1 })
  end,
}

given {}

scenario "the numbers of a hero are with the own items that count" {
  covers = { "A6 items" },
  you = {
    map = { ["Echo Bench"] = { "Joro the Unlucky" } },
    pack = { "Godbane Spear", "Fishbone Dagger", { "Obsidian Hatchet", put_by = true } },
  },
  foe = { map = { ["Amber Halt"] = { "Tamsin Reedwalker" } }, pack = { "Kapok Longbow", "Gourd Rattle" } },

  run = function(t)
    t:expect_object("Joro the Unlucky", { mind = 2, body = 8, spirit = 4, ranged = 1, melee = 3, magic = 2 })
    t:why("Joro the Unlucky", { "Body 8", "+5 (", "3 of Godbane Spear", "2 of Fishbone Dagger" })
    t:expect_object("Tamsin Reedwalker", { mind = 6, body = 2, spirit = 5, ranged = 3, melee = 1, magic = 1 })
  end,
}

scenario "an item that is turned face down by a god adds nothing" {
  mode = "alone",
  you = {
    map = { ["Echo Bench"] = { "Joro the Unlucky" } },
    pack = { { "Godbane Spear", put_by = true, dulled = true }, "Kapok Longbow" },
  },

  run = function(t) t:expect_object("Joro the Unlucky", { mind = 4, body = 3, ranged = 2, melee = 1 }) end,
}
