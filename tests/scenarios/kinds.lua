-- What the kinds of cards and objects are (rules 103-107, 133, 149, 161, 170-187, 701-709).

scenario "Runes, battlefields and legends are neither units nor gear" {
  covers = { "133.4.a.2", "161.1.a", "170.3", "OGN-180" },
  you = {
    hand = { "Fading Memories" },
    runes = { chaos = 6 },
    legend = "Annie, Dark Child",
    base = { "Orb of Regret" },
  },
  foe = { units = { ["Void Gate"] = { "Recruit", "Mega-Mech" } }, runes = { fury = 2 }, legend = "Garen, Might of Demacia" },

  run = function(t)
    t.you:play("Fading Memories", { target = "?" })
    t.you:offers("target", "Recruit")
    t.you:offers("target", "Orb of Regret")
    t.you:offers_not("target", "Fury Rune")
    t.you:offers_not("target", "Void Gate")
    t.you:offers_not("target", "Garen, Might of Demacia")
    t.you:offers_not("target", "Annie, Dark Child")
    t.you:answer("Recruit")
  end,
}

scenario "A spell may target a battlefield, however many stand there" {
  covers = { "170.7", "170.6", "107.2", "355.10.b", "OGS-002" },
  you = { hand = { "Firestorm" }, runes = { fury = 7 } },
  foe = {
    units = {
      ["Void Gate"] = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" },
      ["Zaun Warrens"] = { "Recruit" },
    },
  },

  run = function(t)
    t.you:play("Firestorm", { target = "Void Gate" })
    t:everyone_passes()

    t:expect { foe = { units = { ["Void Gate"] = {}, ["Zaun Warrens"] = { "Recruit" } } } }
  end,
}

scenario "A battlefield may have passive abilities and abilities that trigger" {
  covers = { "170.8", "170.9", "190.6.a", "OGN-294", "OGN-280" },
  phase = "awaken",
  you = { units = { ["Trifarian War Camp"] = { "Recruit" }, ["Grove of the God-Willow"] = { "Recruit" } }, deck = { "Gust", "Flash" } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, points = 2 } }
    t:expect_unit("Recruit", { might = 1, at = "Grove of the God-Willow" })
    t:expect_unit("Recruit#2", { might = 2, at = "Trifarian War Camp" })
  end,
}

scenario "Who is told to choose by a battlefield controls its ability" {
  covers = { "190.6.c", "OGN-279" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["Fortified Position"] = { "Petty Officer", "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Fortified Position")
    t:expect { question = "target", asked = "foe", turn_player = "you" }
    t.foe:answer("Recruit")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "Runes lie in the base of their owner, are channeled and recycled, and are no cards in hand" {
  covers = { "161.2", "107.1", "164.2.b.1", "Basic", "416.5" },
  you = { hand = { "Gust", "Hextech Ray" }, runes = { fury = 1, chaos = 1 }, rune_deck = { chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Fury Rune", { at = "base", ready = true })
    t.you:play("Hextech Ray", { target = "Mega-Mech" })

    t:expect { you = { runes = { fury = 0, chaos = 1 }, rune_deck_size = 2, trash = {}, hand = { "Gust" } } }
  end,
}

scenario "Abilities name cards: a token that is played is none" {
  covers = { "052", "185", "185.1", "OGN-117" },
  turn_player = "foe",
  you = {
    base = { "Viktor, Innovator" },
    units = { ["0"] = { "Mega-Mech" } },
    facedown = { ["0"] = { "Sprite Call" } },
  },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Sprite Call", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { base = { "Viktor, Innovator", "Recruit" }, units = { ["0"] = { "Mega-Mech", "Sprite" } } } }
  end,
}

scenario "I, this and here are the object of the card, not another of its name" {
  covers = { "053.1", "053.2", "053.3", "OGN-031", "OGN-283" },
  you = {
    base = { "Orb of Regret", "Orb of Regret", "Chemtech Enforcer", "Chemtech Enforcer" },
    units = { ["Trifarian War Camp"] = { "Recruit" }, ["1"] = { "Daring Poro" } },
  },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect_unit("Orb of Regret", { exhausted = true })
    t:expect_unit("Orb of Regret#2", { exhausted = false })
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Daring Poro", { might = 1 })
    t.you:move("Chemtech Enforcer", "Trifarian War Camp")
    t:expect_unit("Chemtech Enforcer", { might = 3 })
    t:expect_unit("Chemtech Enforcer#2", { might = 2 })
  end,
}

scenario "A card that contradicts a rule wins: an enemy's battlefield may be a place to enter" {
  covers = { "002", "355.2", "OGN-161" },
  you = { hand = { "Deadbloom Predator" }, runes = { body = 10 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Deadbloom Predator", { to = "0" })

    t:expect { combat = "Blank Battlefield", attacker = "you" }
  end,
}

scenario "Mighty is the Might of now: four and a buff are five" {
  covers = { "709", "708", "OGN-038" },
  you = {
    hand = { "Kadregrin the Infernal" },
    base = { { "Vanguard Sergeant", buffs = 1 }, "Vanguard Sergeant" },
    runes = { fury = 11 },
    deck = { "Gust", "Flash", "Charm" },
  },

  run = function(t)
    t.you:play("Kadregrin the Infernal", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Only buffs of the own units can be spent" {
  covers = { "746", "705", "741", "OGN-146" },
  you = { hand = { "Wallop" }, base = { { "Mega-Mech", exhausted = true } }, runes = { body = 1 } },
  foe = { base = { { "Daring Poro", buffs = 1 } } },

  run = function(t)
    t.you:refused("play", "Wallop")
  end,
}

scenario "A buff is one Might, with no controller of its own" {
  covers = { "701", "744", "702" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Daring Poro", buffs = 1 }, "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Daring Poro", { might = 3, buffs = 1 })
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { damage = 2, buffs = 1 })
  end,
}

scenario "Bonus Damage comes to each target, and to none that is dealt nothing" {
  covers = { "714", "713", "OGS-001", "OGN-145" },
  you = { base = { "Annie, Fiery" }, hand = { "Firestorm" }, runes = { fury = 7 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Firestorm", { target = "0" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "A keyword given without an end stays with the object and is gone with it" {
  covers = { "801.3.a.3", "801.3.b.2", "124.1", "OGN-180" },
  you = { hand = { "Fading Memories", "Gust" }, runes = { chaos = 6 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Fading Memories", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { keywords = { "Temporary" } })
    t.you:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Shipyard Skulker", { to = "base" })

    t:expect_unit("Shipyard Skulker", { no_keywords = { "Temporary" } })
  end,
}

scenario "What is facedown is not killed with the gear: only what is on the board as itself dies" {
  covers = { "428.2.a", "OGN-022" },
  you = { hand = { "Thermo Beam" }, runes = { fury = 7 }, base = { "Orb of Regret" } },
  foe = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Zhonya's Hourglass" } }, base = { "Seal of Rage" } },

  run = function(t)
    t.you:play("Thermo Beam")
    t:everyone_passes()

    t:expect { foe = { trash = { "Seal of Rage" }, facedown = { ["0"] = { "Zhonya's Hourglass" } } } }
  end,
}

scenario "A legend is not returned to a hand, a battlefield not moved" {
  covers = { "107.4.d", "170.4", "174", "OGN-181" },
  you = { legend = "Annie, Dark Child", base = { "Pack of Wonders", "Recruit" }, hand = { "Charm" }, runes = { calm = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Recruit" } } },

  run = function(t)
    t.you:use("Pack of Wonders", { target = "?" })
    t.you:offers_not("target", "Annie, Dark Child")
    t.you:offers_not("target", "Void Gate")
    t.you:answer("Recruit")
    t:everyone_passes()
    t.you:play("Charm", { target = "?" })
    t.you:offers_not("target", "Void Gate")
    t.you:answer("Mega-Mech")
    t.you:answer("foe's base")
    t:everyone_passes()
  end,
}

scenario "What plays another's card controls it; it stays the owner's" {
  covers = { "191.1", "191.3", "127.1", "OGN-025" },
  you = { hand = { "Blind Fury" }, runes = { fury = 6 } },
  foe = { deck = { "Shipyard Skulker", "Gust" } },

  run = function(t)
    t.you:play("Blind Fury")
    t:answers { you = { { pick = "Shipyard Skulker" } } }
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { controller = "you", owner = "foe", at = "base" })
  end,
}

scenario "Tokens are played over the chain, each finalized in turn" {
  covers = { "328.1", "329", "185.2.a", "OGS-015" },
  you = { hand = { "Recruit the Vanguard" }, runes = { order = 6 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Recruit the Vanguard")
    t.you:pass()
    t.foe:pass()
    t:expect { question = "to", chain = { "Recruit", "Recruit", "Recruit", "Recruit" } }
    t.you:answer("Blank Battlefield")
    t:expect { question = "to", chain = { "Recruit", "Recruit", "Recruit" }, you = { units = { ["0"] = { "Mega-Mech", "Recruit" } } } }
    t:answers { you = { { to = "base" }, { to = "base" }, { to = "base" } } }

    t:expect { chain = {}, you = { base = { "Recruit", "Recruit", "Recruit" } } }
  end,
}

scenario "A token that is gone can be looked back at" {
  covers = { "185.2.e", "359.3.e.13", "OGN-242" },
  you = { base = { "Baited Hook", { "Recruit", buffs = 1 } }, runes = { order = 2 }, deck = { "Shipyard Skulker", "Gust" } },

  run = function(t)
    t.you:use("Baited Hook", { target = "Recruit", pick = "Shipyard Skulker", to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Baited Hook", "Shipyard Skulker" }, trash = {} } }
  end,
}

scenario "Each passive counts once, however often the layers are gone through" {
  covers = { "476.2", "476.1", "OGN-232", "OGN-294" },
  you = { units = { ["Trifarian War Camp"] = { "Fiora, Victorious", "Garen, Commander", "Recruit" } } },

  run = function(t)
    t:expect_unit("Fiora, Victorious", { might = 6, keywords = { "Deflect", "Ganking", "Shield" } })
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Garen, Commander", { might = 6 })
  end,
}

scenario "Every copy of the Chosen Champion's name counts as it" {
  covers = { "103.2.a.3", "108.3.c.1", "OGN-281" },
  phase = "awaken",
  you = {
    legend = "Jinx, Loose Cannon",
    chosen_champion = "Jinx, Rebel",
    trash = { "Jinx, Demolitionist", "Jinx, Rebel", "Jinx, Rebel" },
    units = { ["Hallowed Tomb"] = { "Recruit" } },
    hand = { "Gust", "Flash" },
  },

  run = function(t)
    t:answers { you = { { may = true, target = "Jinx, Rebel#2" } } }
    t:everyone_passes()

    t:expect { you = { champion = "Jinx, Rebel", trash = { "Jinx, Demolitionist", "Jinx, Rebel" } } }
  end,
}
