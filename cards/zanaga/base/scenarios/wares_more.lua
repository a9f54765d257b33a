-- Items and allies that work while one moves, trades or places tokens.

given { mode = "alone", you = { map = { ["Seven Drums"] = { "Bakari Stonehand" } } } }

scenario "the raft goes along rivers without a die, twice in a turn" {
  covers = { "ZAN-169" },
  you = { map = { ["Rainmouth"] = { "Bakari Stonehand" } }, pack = { "Raft of Reeds" } },
  chance = { 6, 6, 6, 6, 6 },

  run = function(t)
    t.you:throw_dice()
    t.you:use("Raft of Reeds")
    t:expect_object("Bakari Stonehand", { at = "Pilgrim Ford" })
    t.you:use("Raft of Reeds", { which_space = "Rainmouth" })
    t:expect { cup_size = 5 }
    t.you:refused("use", "Raft of Reeds")
  end,
}

scenario "the disc makes a token wild before it is placed" {
  covers = { "ZAN-170" },
  altar = { "Vigil at the Still Pool", "First Blood Bowl" },
  due_tokens = { "Sun Token" },
  you = { pack = { "Broken Sun Disc" } },

  run = function(t)
    t.you:use("Broken Sun Disc")
    t.you:fill_slot("First Blood Bowl")
    t:expect_object("First Blood Bowl", { attached = { "Sun Token" } })
    t:expect_object("Broken Sun Disc", { face_down = true })
  end,
}

scenario "the abacus keeps a skull ritual from acting, and the ritual leaves all the same" {
  covers = { "ZAN-171" },
  altar = { { "First Blood Bowl", complete = true, attached = { "Skull Token", "Skull Token" } } },
  you = { pack = { "Skull Abacus" } },

  run = function(t)
    t.you:answer("yes")
    t:expect_object("Bakari Stonehand", { wounds = 0 })
    t:expect { done = { "First Blood Bowl" }, you = { pack = {} }, box = { "Skull Abacus" } }
  end,
}

scenario "the abacus may be kept" {
  covers = { "ZAN-171" },
  altar = { { "First Blood Bowl", complete = true, attached = { "Skull Token", "Skull Token" } } },
  you = { pack = { "Skull Abacus" } },

  run = function(t)
    t.you:answer("no")
    t:expect_object("Bakari Stonehand", { wounds = 1 })
    t:expect { you = { pack = { "Skull Abacus" } } }
  end,
}

scenario "the abacus is nothing against a ritual of the sun" {
  covers = { "ZAN-171" },
  altar = { { "Feast of Embers", complete = true, attached = { "Sun Token" } } },
  you = { pack = { "Skull Abacus" } },

  run = function(t) t:expect_object("Bakari Stonehand", { exhaustion = 1 }) end,
}

scenario "Tuk may send the top card of the market under the deck" {
  covers = { "ZAN-175" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger", "Kapok Longbow" },
  you = { party = { "Tuk, the Fish Thief" } },

  run = function(t)
    t.you:stay({ may = true })
    t:expect { market_deck = { "Kapok Longbow", "Gourd Rattle" } }
    t:expect_object("Fishbone Dagger", { at = "Seven Drums" })
  end,
}

scenario "Tuk may leave it" {
  covers = { "ZAN-175" },
  market_deck = { "Gourd Rattle", "Fishbone Dagger" },
  you = { party = { "Tuk, the Fish Thief" } },

  run = function(t)
    t.you:stay({ may = false })
    t:expect_object("Gourd Rattle", { at = "Seven Drums" })
  end,
}

scenario "Kesh draws a token before a fight with a cultist: a sun is luck in the first roll" {
  covers = { "ZAN-236" },
  roaming = { "Vulture Priest" },
  pool = { "Sun Token", "Moon Token" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, party = { "Kesh of the Old Faith" } },
  chance = { "Sun Token", 1, 1 },

  run = function(t)
    t.you:stay()
    t:expect { pool = { "Sun Token", "Moon Token" } }
    t.you:stand_fast()
    t:stop_at("struck")
    t.you:attack("Bakari Stonehand")
    t:expect_object("Vulture Priest", { wounds = 1 })
  end,
}

scenario "a moon is none" {
  covers = { "ZAN-236" },
  roaming = { "Vulture Priest" },
  pool = { "Sun Token", "Moon Token" },
  you = { map = { ["Grazing End"] = { "Bakari Stonehand" } }, party = { "Kesh of the Old Faith" } },
  chance = { "Moon Token", 1, 1 },

  run = function(t)
    t.you:stay()
    t.you:stand_fast()
    t:stop_at("missed")
    t.you:attack("Bakari Stonehand")
    t:expect_object("Vulture Priest", { wounds = 0 })
  end,
}

scenario "the blowpipe lowers the values of what it hits until the round ends" {
  covers = { "ZAN-205" },
  roaming = { "War Elephant of Dusk" },
  notes = { phase = "combat", step = "ranged", combat_round = 2, fighting = 1, foe = "War Elephant of Dusk" },
  you = { map = { ["Grazing End"] = { { "Tamsin Reedwalker", in_fight = true } } }, pack = { "Blowpipe" } },
  chance = { 10, 10 },

  run = function(t)
    t:stop_at("struck")
    t.you:attack("Tamsin Reedwalker", { moment = "Blowpipe" })
    t:expect_object("War Elephant of Dusk", { mind = 14, body = 14, spirit = 12 })
  end,
}

scenario "who pays Harro keeps him" {
  covers = { "ZAN-237" },
  you = { party = { "Bull-Neck Harro" } },

  run = function(t)
    t.you:stay({ may = true })
    t:expect { you = { gold = 2, party = { "Bull-Neck Harro" } } }
  end,
}

scenario "who does not pay finds him in the town's stack" {
  covers = { "ZAN-237" },
  you = { party = { "Bull-Neck Harro" } },

  run = function(t)
    t.you:stay({ may = false })
    t:expect { you = { gold = 3, party = {} } }
    t:expect_object("Bull-Neck Harro", { at = "Seven Drums" })
  end,
}

scenario "Olla opens rivers" {
  covers = { "ZAN-176" },
  you = { map = { ["Rainmouth"] = { "Bakari Stonehand" } }, party = { "Olla of the Reeds" } },
  chance = { 4, 4, 4, 4, 4 },

  run = function(t)
    t.you:throw_dice()
    t.you:enter("savanna/jungle/mountain", "Pilgrim Ford")
    t:expect_object("Bakari Stonehand", { at = "Pilgrim Ford" })
  end,
}

scenario "feathers keep off what is shot in this round" {
  covers = { "ZAN-218" },
  roaming = { "Thunder Roc" },
  notes = { phase = "combat", step = "round", combat_round = 0, foe = "Thunder Roc" },
  you = { pack = { "Feather Mantle" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:use("Feather Mantle")
    t.you:stand_fast()
    t:stop_at("failed")
    t.you:defend("Bakari Stonehand")
    t:go_on()
    t:expect_object("Bakari Stonehand", { wounds = 0 })
  end,
}

scenario "bark takes one off each damage of the first two rounds" {
  covers = { "ZAN-166" },
  roaming = { "Thunder Roc" },
  you = { map = { ["Knife of Noon"] = { "Bakari Stonehand" } }, pack = { "Barkskin Draught" } },
  chance = { 1, 1 },

  run = function(t)
    t.you:stay()
    t.you:use("Barkskin Draught")
    t.you:stand_fast()
    t.you:defend("Bakari Stonehand")
    t:expect_object("Bakari Stonehand", { wounds = 1 })
  end,
}
