-- From the first step of a combat to its end (rules 460-466), and who controls what (190).

scenario "A combat waits until the chain is empty" {
  covers = { "460", "446.3", "344.1" },
  you = { base = { "Traveling Merchant" }, hand = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Traveling Merchant", "0")
    t:expect { chain = { "Traveling Merchant" }, combat = false, showdown = false }
    t:everyone_passes()

    t:expect { combat = "Blank Battlefield", showdown = "Blank Battlefield", attacker = "you" }
  end,
}

scenario "Who contested attacks and has Focus, on the other's turn too" {
  covers = { "464.2.c", "464.2.d", "464.2.c.1.a" },
  you = { hand = { "Charm" }, runes = { calm = 2 }, units = { ["1"] = { "Petty Officer" } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "1" })
    t:everyone_passes()

    t:expect { combat = "Blank Battlefield#2", attacker = "foe", defender = "you", focus = "foe", turn_player = "you" }
    t:expect_unit("Mega-Mech", { attacking = true })
    t:expect_unit("Petty Officer", { defending = true, might = 5 })
  end,
}

scenario "After the triggers of its beginning a combat's showdown is like any other" {
  covers = { "464.2.g", "348.1", "464.2.f" },
  you = { base = { "Crackshot Corsair" }, hand = { "Cleave" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")
    t:everyone_passes()
    t:expect { focus = "you", priority = "you" }
    t.you:play("Cleave", { target = "Crackshot Corsair" })
    t:everyone_passes()
    t:expect { focus = "foe" }
    t.foe:pass()
    t.you:pass()

    t:expect { combat = false, foe = { trash = { "Vanguard Sergeant" } }, you = { points = 1 } }
  end,
}

scenario "Units that come to a combat are designated in the next cleanup, and no more when they leave" {
  covers = { "464.2.c.3.a", "323.2.a", "323.2.c" },
  you = { base = { "Mega-Mech", "Daring Poro" }, hand = { "Ride the Wind", "Flash" }, runes = { chaos = 5 } },
  foe = { units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:expect_unit("Daring Poro", { attacking = false, might = 2 })
    t.you:play("Ride the Wind", { target = "Daring Poro", to = "0" })
    t:everyone_passes()
    t:expect_unit("Daring Poro", { attacking = true, might = 3 })
    t.foe:pass()
    t.you:play("Flash", { target = { "Daring Poro" } })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { attacking = false, might = 2, at = "base" })
    t:expect { combat = "Blank Battlefield" }
  end,
}

scenario "A unit that died of combat damage has dealt its own" {
  covers = { "465.2.c.1.a", "465.2.b", "465.2.a" },
  you = { base = { "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "0")
    t:fight()

    t:expect { you = { trash = { "Vanguard Sergeant" } }, foe = { trash = { "Shipyard Skulker" }, units = { ["0"] = {} } } }
  end,
}

scenario "Nobody is left: no result, and nobody controls it" {
  covers = { "466.3.d", "466.5.b", "190.2", "466.5" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Noxian Drummer" } }, points = 2 },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:expect { foe = { controls = { "Blank Battlefield" } } }
    t:fight()

    t:expect { foe = { controls = {}, points = 2 }, you = { controls = {}, points = 0 } }
  end,
}

scenario "Control stays with the defender until the combat is over" {
  covers = { "190.4.a", "190.4.b", "190.3.b", "466.5.a" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Flash", { target = { "Shipyard Skulker" } })
    t:everyone_passes()
    t:expect { foe = { controls = { "Blank Battlefield" } }, you = { controls = {} } }
    t:fight()

    t:expect { foe = { controls = {} }, you = { controls = { "Blank Battlefield" }, points = 1 } }
  end,
}

scenario "The winner of a combat conquers, and facedown cards of the loser go" {
  covers = { "466.3.a", "466.3.b", "466.5.c", "466.5.d", "107.3.d", "107.3.c" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { facedown = { ["0"] = {} }, trash = { "Pakaa Cub" } }, you = { points = 1 } }
  end,
}

scenario "The defender who gains control conquers" {
  covers = { "466.5.e", "316.8.b.1.a", "190.3.b" },
  you = { base = { "Recruit" } },
  foe = { base = { "Mega-Mech" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Mega-Mech", to = "0" })
    t:everyone_passes()
    t:expect { attacker = "you", defender = "foe" }
    t:fight()

    t:expect { foe = { points = 1, controls = { "Blank Battlefield" } } }
  end,
}

scenario "Attackers are still attacking while their conquest triggers wait" {
  covers = { "466.6", "466.7", "466.4" },
  you = { base = { "Petty Officer" }, hand = { "Gust", "Flash" } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Petty Officer", "Zaun Warrens")
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Zaun Warrens" } }
    t:expect_unit("Petty Officer", { attacking = true, might = 6 })
    t:answers { you = { { discard = "Gust" } } }
    t:everyone_passes()

    t:expect_unit("Petty Officer", { attacking = false, might = 5 })
    t:expect { you = { points = 1 } }
  end,
}

scenario "Both sides are there still: no result, and another combat there" {
  covers = { "466.3.d.1", "466.3.d", "466.2" },
  you = { base = { "Mega-Mech" } },
  foe = {
    units = { ["0"] = { "Undercover Agent" } },
    hand = { "Flame Chompers", "Gust" },
    runes = { fury = 1 },
    deck = { "Charm", "Flash" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Undercover Agent" } }
    t:answers { foe = { { may = true, to = "Blank Battlefield" } } }
    t:everyone_passes()
    t:expect { combat = "Blank Battlefield", attacker = "you", you = { points = 0 } }
    t:expect_unit("Flame Chompers", { defending = true })
    t:fight()

    t:expect { foe = { trash = { "Undercover Agent", "Gust", "Flame Chompers" } }, you = { points = 1 } }
  end,
}

scenario "Attackers sent home keep their statuses, and no rule of moves holds them" {
  covers = { "457", "458", "456", "446.2", "OGN-295" },
  you = { base = { { "Mega-Mech", buffs = 1, stunned = true } } },
  foe = { units = { ["Vilemaw's Lair"] = { { "Petty Officer", stunned = true } } } },

  run = function(t)
    t.you:move("Mega-Mech", "Vilemaw's Lair")
    t:fight()

    t:expect_unit("Mega-Mech", { at = "base", stunned = true, buffs = 1, exhausted = true })
    t:expect { foe = { controls = { "Vilemaw's Lair" } } }
  end,
}

scenario "A recall is no move: nobody follows" {
  covers = { "446.2", "456", "455", "OGN-177" },
  turn_player = "foe",
  you = { base = { "Zhonya's Hourglass" }, units = { ["0"] = { "Shipyard Skulker", "Stealthy Pursuer" } } },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { chain = {}, asked = "foe" }
    t:expect_unit("Shipyard Skulker", { at = "base" })
    t:expect_unit("Stealthy Pursuer", { at = "Blank Battlefield" })
  end,
}

scenario "Dying is no move: nobody follows" {
  covers = { "428.2.b", "OGN-177" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Shipyard Skulker", "Stealthy Pursuer" } } },
  foe = { hand = { "Falling Star" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Falling Star", { target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { chain = {}, asked = "foe", you = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Stealthy Pursuer", { at = "Blank Battlefield" })
  end,
}

scenario "Units of several places move to one, in one action" {
  covers = { "144.3", "144.2" },
  you = { base = { "Mega-Mech" }, units = { ["0"] = { "Vi, Destructive", "Recruit" } } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Vi, Destructive" }, "1")

    t:expect { showdown = "Blank Battlefield#2", you = { units = { ["1"] = { "Mega-Mech", "Vi, Destructive" } } } }
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect_unit("Vi, Destructive", { exhausted = true })
  end,
}

scenario "No standard move in a showdown, on a chain, or in another's turn" {
  covers = { "144.1", "309.1.a", "811.1.b", "Hidden" },
  you = { base = { "Mega-Mech", "Recruit" }, units = { ["1"] = { "Daring Poro" } }, hand = { "Stupefy", "Pakaa Cub" }, runes = { mind = 1, body = 1 } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:offers("hide", "Pakaa Cub", "1")
    t.foe:refused("move", "Petty Officer", "1")
    t.you:play("Stupefy", { target = "Recruit" })
    t.you:refused("move", "Recruit", "0")
    t.you:refused("hide", "Pakaa Cub", "1")
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t.you:refused("move", "Recruit", "0")
    t.you:refused("hide", "Pakaa Cub", "1")
    t:next_turn()
    t:expect { turn_player = "foe" }
    t.you:refused("hide", "Pakaa Cub", "1")
  end,
}

scenario "The awakening readies in the name of the turn player" {
  covers = { "411.1", "OGN-143" },
  phase = "awaken",
  you = { base = { { "Mega-Mech", exhausted = true }, "Pirate's Haven" } },

  run = function(t)
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { ready = true, might = 9 })
  end,
}

scenario "A taken unit's Deathknell is its controller's, its card its owner's" {
  covers = { "191.4.a", "127.1", "056", "056.2" },
  turn_player = "foe",
  you = { hand = { "Incinerate" }, units = { ["0"] = { { "Watchful Sentry", controller = "foe" } } }, deck = { "Flash" } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, deck = { "Gust" } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Watchful Sentry" })
    t:everyone_passes()

    t:expect { you = { trash = { "Watchful Sentry" }, hand = { "Incinerate" } }, foe = { hand = { "Gust" } } }
  end,
}

scenario "A token belongs to who controlled its maker" {
  covers = { "182", "183", "187.1", "185.1" },
  turn_player = "foe",
  you = { base = { { "Noxian Drummer", controller = "foe" } } },

  run = function(t)
    t.foe:move("Noxian Drummer", "0")
    t:everyone_passes()

    t:expect_unit("Recruit", { owner = "foe", controller = "foe", token = true, might = 1, exhausted = true })
  end,
}

scenario "No tie where the attackers are dead: the Symbol sends nobody home" {
  covers = { "740.3.a", "466.1.a", "OGN-227" },
  you = { base = { "Symbol of the Solari", "Petty Officer" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" } } },

  run = function(t)
    t:answers { you = { { assign = "Recruit" } } }
    t.you:move("Petty Officer", "0")
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Mega-Mech" } }, base = {} }, you = { trash = { "Petty Officer" } } }
  end,
}

scenario "Where a showdown and a combat are staged at once it is the combat's from the first" {
  covers = { "461.3", "464.1", "344.1" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:expect { showdown = "Blank Battlefield", combat = "Blank Battlefield" }
    t:expect_unit("Mega-Mech", { attacking = true })
    t.you:pass()
    t.foe:pass()

    t:expect { showdown = false, combat = false, foe = { units = { ["0"] = {} } }, you = { points = 1 } }
  end,
}

scenario "The enemy's half of blows that are traded is the enemy's doing" {
  covers = { "417.6.b.4", "142.3.a", "428.5.c.1", "OGN-072", "OGN-128" },
  turn_player = "foe",
  you = { base = { "Solari Shrine" }, units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust" } },
  foe = { base = { { "Recruit", stunned = true } }, hand = { "Challenge" }, runes = { body = 3 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.foe:play("Challenge", { target = { { "Recruit" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect { foe = { base = {} }, you = { hand = { "Gust" } } }
    t:expect_unit("Solari Shrine", { exhausted = true })
  end,
}
