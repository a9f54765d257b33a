-- What items add while they are worn, and what a hero brings to a market.

scenario "the cloak adds a life" {
  covers = { "ZAN-164" },
  mode = "alone",
  you = { map = { ["Echo Bench"] = { "Joro the Unlucky" } }, pack = { "Panther Cloak" } },

  run = function(t) t:expect_object("Joro the Unlucky", { life = 7 }) end,
}

scenario "the cloak adds four to the test of an escape" {
  covers = { "ZAN-164" },
  mode = "alone",
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
  mode = "alone",
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
  mode = "alone",
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow" },
  you = { map = { ["Seven Drums"] = { "Quill Marrow, Pedlar" } } },

  run = function(t)
    t.you:stay()
    t:expect { market_deck = { "Kapok Longbow" } }
  end,
}
