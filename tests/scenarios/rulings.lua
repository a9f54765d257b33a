-- Rulings and worked positions that need more than one card to be seen.

scenario "A defender's Shield counts when its Might is doubled, and what was added stays afterwards" {
  covers = { "R223", "432.1.a" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shen, Kinkou" } }, hand = { "Last Stand" }, runes = { calm = 5 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Last Stand", { target = "Shen, Kinkou" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Shen, Kinkou", { might = 10, defending = true })
    t:fight()

    t:expect { you = { trash = { "Mega-Mech" } } }
    t:expect_unit("Shen, Kinkou", { might = 8 })
  end,
}

scenario "What each player plays by the same instruction is finalized in its order; unit triggers come later" {
  covers = { "R070", "303.2.a", "354.2", "337.1.b", "383.4.a.2", "OGN-115" },
  you = { hand = { "Promising Future" }, runes = { mind = 6 }, deck = { "Stupefy", "Gust" } },
  foe = { deck = { "Lecturing Yordle", "Flash" }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers {
      you = { { pick = "Stupefy" }, { target = "Mega-Mech" } },
      foe = { { pick = "Lecturing Yordle" }, { to = "base" } },
    }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Stupefy", "Lecturing Yordle" }, foe = { base = { "Mega-Mech", "Lecturing Yordle" } } }
    t:everyone_passes()

    t:expect { foe = { hand_size = 1 } }
    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "A counterspell finalized second may counter the spell finalized first" {
  covers = { "R071", "355.8", "337.1.b", "OGN-115" },
  you = { hand = { "Promising Future" }, runes = { mind = 6, calm = 2 }, deck = { "Defy", "Gust" } },
  foe = { deck = { "Stupefy", "Flash" }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers {
      you = { { pick = "Defy" }, { target = "Stupefy" } },
      foe = { { pick = "Stupefy" }, { target = "Mega-Mech" } },
    }
    t:everyone_passes()

    t:expect { you = { trash = { "Promising Future", "Defy" } }, foe = { trash = { "Stupefy" } } }
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Finalized first, a counterspell has no target and stays banished" {
  covers = { "R071", "355.8", "358.5", "OGN-115" },
  you = { hand = { "Promising Future" }, runes = { mind = 6 }, deck = { "Stupefy", "Gust" } },
  foe = { deck = { "Defy", "Flash" }, base = { "Mega-Mech" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers {
      you = { { pick = "Stupefy" }, { target = "Mega-Mech" } },
      foe = { { pick = "Defy" } },
    }
    t:everyone_passes()

    t:expect { foe = { banished = { "Defy" }, trash = {} } }
    t:expect_unit("Mega-Mech", { might = 7 })
  end,
}

scenario "A Tank that must also be last is taken first or last, never between" {
  covers = { "R192", "465.2.c.8", "OGN-068" },
  turn_player = "you",
  you = { base = { "Mega-Mech" }, hand = { "Block" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Caitlyn, Patrolling", "Shipyard Skulker", "Noxian Drummer" } } },

  run = function(t)
    t.you:play("Block", { target = "Caitlyn, Patrolling" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers("assign", "Caitlyn, Patrolling")
    t.you:offers("assign", "Shipyard Skulker")
    t.you:answer("Shipyard Skulker")

    t:expect { foe = { units = { ["0"] = { "Caitlyn, Patrolling" } } } }
  end,
}

scenario "Tank first, then the plain, then the one that comes last" {
  covers = { "R191", "465.2.c.6", "815" },
  you = { base = { "Mountain Drake" } },
  foe = { units = { ["0"] = { "Caitlyn, Patrolling", "Shipyard Skulker", "Lecturing Yordle" } } },

  run = function(t)
    t.you:move("Mountain Drake", "0")
    t:fight()

    t:expect { foe = { trash = { "Caitlyn, Patrolling", "Shipyard Skulker", "Lecturing Yordle" } } }
  end,
}

scenario "Too little for all: the last one lives" {
  covers = { "R191", "465.2.c.7" },
  you = { base = { "Petty Officer" } },
  foe = { units = { ["0"] = { "Caitlyn, Patrolling", "Shipyard Skulker", "Lecturing Yordle" } } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker", "Lecturing Yordle" }, units = { ["0"] = { "Caitlyn, Patrolling" } } } }
  end,
}

scenario "Four 3-Might units with a damage each: two is the most for any, so five kill two" {
  covers = { "W22", "465.2.c.4" },
  you = { base = { "Playful Phantom" } },
  foe = {
    units = {
      ["0"] = {
        { "Shipyard Skulker", damage = 1 },
        { "Noxian Drummer", damage = 1 },
        { "Pakaa Cub", damage = 1 },
        { "Eager Apprentice", damage = 1 },
      },
    },
  },

  run = function(t)
    t.you:move("Playful Phantom", "0")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Shipyard Skulker")
    t.you:offers_not("assign", "Shipyard Skulker")
    t.you:answer("Pakaa Cub")
    t.you:answer("Noxian Drummer")

    t:expect { foe = { trash = { "Shipyard Skulker", "Pakaa Cub" } } }
  end,
}

scenario "Kayn, who takes no damage, is left out when damage is assigned" {
  covers = { "W22", "465.2.c.10", "OGN-189" },
  you = { units = { ["0"] = { "Kayn, Unleashed" } }, hand = { "Ride the Wind" }, runes = { chaos = 6 }, base = { "Recruit" } },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Kayn, Unleashed", to = "base" })
    t:everyone_passes()
    t.you:move({ "Kayn, Unleashed", "Recruit" }, "1")
    t.you:pass()
    t.foe:pass()
    t:expect { foe = { units = { ["1"] = { "Mega-Mech" } } }, you = { trash = { "Ride the Wind" }, base = { "Kayn, Unleashed" } } }
    t:expect_unit("Kayn, Unleashed", { damage = 0 })
  end,
}

scenario "Void Gate adds to each damage dealt there" {
  covers = { "713", "715", "OGN-296" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["Void Gate"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "Prevented damage is not dealt; combat damage is none of spells or abilities" {
  covers = { "437", "417.1.e", "417.1.a", "OGN-145" },
  you = { base = { "Mega-Mech" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Unyielding Spirit" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Unyielding Spirit")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { trash = { "Unyielding Spirit", "Shipyard Skulker" } } }
  end,
}

scenario "Fiora loses her keywords with her fifth Might: four at once, not five" {
  covers = { "W1", "476.3", "476.1", "OGN-232" },
  you = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { { "Fiora, Victorious", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Fiora, Victorious", { might = 5, keywords = { "Deflect", "Ganking", "Shield" } })
    t.you:move("Mega-Mech", "0")
    t:expect_unit("Fiora, Victorious", { might = 6 })
    t.you:play("Stupefy", { target = "Fiora, Victorious" })
    t:everyone_passes()

    t:expect_unit("Fiora, Victorious", { might = 4, no_keywords = { "Deflect", "Ganking", "Shield" } })
  end,
}

scenario "Time Warp twice: two more turns, then the others go on" {
  covers = { "736", "W25", "735", "738", "OGN-122" },
  you = { hand = { "Time Warp", "Time Warp" }, runes = { mind = 28 }, deck = { "Gust", "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:play("Time Warp")
    t:everyone_passes()
    t.you:play("Time Warp")
    t:everyone_passes()
    t:expect { you = { banished = { "Time Warp", "Time Warp" } } }
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "foe" }
    t:next_turn()

    t:expect { turn_player = "you" }
  end,
}

scenario "Targets of split damage that have gone get none of it" {
  covers = { "W11", "355.14", "359.3.e.1", "OGN-041" },
  you = { base = { "Volibear, Furious" } },
  foe = {
    units = { ["0"] = { "Shipyard Skulker", "Daring Poro", "Mega-Mech" } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t:answers { you = { { target = { "Shipyard Skulker", "Daring Poro", "Mega-Mech" } } } }
    t.you:move("Volibear, Furious", "0")
    t.you:pass()
    t.foe:play("Flash", { target = { "Shipyard Skulker", "Daring Poro" } })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Mega-Mech", { damage = 5 })
    t:expect_unit("Daring Poro", { damage = 0, at = "base" })
  end,
}

scenario "A card for a kill is no card where the death was replaced" {
  covers = { "W13", "359.3.e.14.b", "OGN-005", "OGN-077" },
  you = { hand = { "Disintegrate" }, runes = { fury = 4 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Zhonya's Hourglass" } },

  run = function(t)
    t.you:play("Disintegrate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { base = { "Shipyard Skulker" }, trash = { "Zhonya's Hourglass" } } }
  end,
}

scenario "An additional Power chosen is paid and draws a card; not chosen it does not" {
  covers = { "W6", "356.2", "204.2", "OGN-044" },
  you = { hand = { "Clockwork Keeper", "Clockwork Keeper" }, runes = { calm = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Clockwork Keeper", { to = "base", additional = false })
    t:expect { chain = {}, you = { runes = 4 } }
    t.you:play("Clockwork Keeper", { to = "base", additional = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 3 } }
  end,
}

scenario "Sona triggers for the place where she is at the end of the turn" {
  covers = { "W19", "383.2.a.1", "317.1", "OGN-073" },
  you = { units = { ["0"] = { "Sona, Harmonious" } }, runes = { calm = { ready = 0, exhausted = 2 } } },
  foe = { hand = { "Stupefy", "Gust" }, runes = { chaos = 1, mind = 1 } },

  run = function(t)
    t:answers { you = { { target = { "Calm Rune", "Calm Rune#2" } } } }
    t.you:end_turn()
    t.you:pass()
    t.foe:play("Stupefy", { target = "Sona, Harmonious" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Gust", { target = "Sona, Harmonious" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2, hand = { "Sona, Harmonious" } } }
  end,
}

scenario "A taken unit goes home with its new controller, and dies into its owner's trash" {
  covers = { "191", "127", "456", "OGN-203" },
  you = { hand = { "Possession", "Cruel Patron" }, runes = { chaos = 11, order = 4 } },
  foe = { units = { ["0"] = { { "Petty Officer", damage = 1 } } } },

  run = function(t)
    t.you:play("Possession", { target = "Petty Officer" })
    t:everyone_passes()
    t:expect_unit("Petty Officer", { controller = "you", owner = "foe", at = "base", damage = 1 })
    t.you:play("Cruel Patron", { cost = "Petty Officer", to = "base" })

    t:expect { foe = { trash = { "Petty Officer" } }, you = { base = { "Cruel Patron" } } }
  end,
}

scenario "Brynhir stops further plays; a spell that is on the chain already still resolves" {
  covers = { "R032", "419.1", "354.2", "OGN-026", "OGN-115" },
  you = { hand = { "Promising Future", "Stupefy" }, runes = { mind = 8 }, deck = { "Stupefy", "Gust" } },
  foe = { deck = { "Brynhir Thundersong", "Flash" }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Promising Future")
    t:answers {
      you = { { pick = "Stupefy" }, { target = "Mega-Mech" } },
      foe = { { pick = "Brynhir Thundersong" }, { to = "base" } },
    }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Stupefy", "Brynhir Thundersong" } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
    t:expect { you = { trash = { "Promising Future", "Stupefy" } } }
    t.you:refused("play", "Stupefy", "054.1")
  end,
}
