-- The chain, priority, playing and countering (rules 308-359).

scenario "Control of an emptied battlefield stays while the chain lasts and goes when the state is open" {
  covers = { "319.1", "319.5", "R106", "190.4.c", "323.6" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Falling Star", "Flash" }, runes = { fury = 6, chaos = 2 } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Petty Officer" }, { "Petty Officer" } } })
    t.you:play("Flash", { target = { "Mega-Mech" } })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Falling Star" }, you = { controls = { "Blank Battlefield" }, base = { "Mega-Mech" } } }
    t:everyone_passes()

    t:expect { chain = {}, you = { controls = {} } }
  end,
}

scenario "Void Seeker's target goes home: no damage, but the card is drawn" {
  covers = { "359.3.e.7", "R201", "359.3.e.5", "359.3.e.1" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Mega-Mech", { damage = 0, at = "base" })
  end,
}

scenario "A spell whose only target has gone is still played: the Student grows" {
  covers = { "359.3.e.11", "R204", "359.3.e.10", "419.4.a" },
  you = { base = { "Ravenbloom Student" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student", { might = 3 })
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "A countered spell was not played: the Student stays small" {
  covers = { "419.4", "419.4.a", "425" },
  you = { base = { "Ravenbloom Student" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Incinerate" })
    t:everyone_passes()

    t:expect_unit("Ravenbloom Student", { might = 2 })
    t:expect { you = { trash = { "Incinerate" } } }
  end,
}

scenario "A countered spell was finalized: Legion counts it" {
  covers = { "419.4.b", "812.1.c", "Legion" },
  you = { hand = { "Incinerate", "Noxus Hopeful" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Defy", { target = "Incinerate" })
    t:everyone_passes()
    t.you:play("Noxus Hopeful", { to = "base" })

    t:expect { you = { base = { "Noxus Hopeful" }, runes_ready = 0 } }
  end,
}

scenario "Only the one who has priority acts, and passing hands it on" {
  covers = { "312.1", "312.2", "339", "338.1.a" },
  you = { hand = { "Stupefy", "Stupefy" }, runes = { mind = 2 } },
  foe = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:expect { priority = "you" }
    t.foe:refused("play", "Stupefy", "312.1")
    t.you:pass()
    t:expect { priority = "foe" }
    t.you:refused("play", "Stupefy", "312.1")
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t:expect { priority = "foe", chain = { "Stupefy", "Stupefy" } }
  end,
}

scenario "The own main phase is free: in any order cards, abilities, moves and hiding" {
  covers = { "316.5", "410.1", "349", "Q50" },
  you = {
    hand = { "Orb of Regret", "Pakaa Cub", "Recruit the Vanguard" },
    base = { "Mega-Mech" },
    units = { ["0"] = { "Daring Poro" } },
    runes = { mind = 2, body = 1 },
  },

  run = function(t)
    t.you:play("Orb of Regret")
    t.you:hide("Pakaa Cub", "0")
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "1")
    t:fight()

    t:expect { you = { points = 1, facedown = { ["0"] = { "Pakaa Cub" } } }, phase = "main", turn_player = "you" }
  end,
}

scenario "Cards are played from hand or Champion Zone, not from the trash" {
  covers = { "419.1.a", "108.3", "Q05" },
  you = { champion = "Vi, Destructive", hand = { "Daring Poro" }, trash = { "Pouty Poro" }, runes = { fury = 5, order = 2 } },

  run = function(t)
    t.you:refused("play", "Pouty Poro", "419.1.a")
    t.you:play("Vi, Destructive", { to = "base" })
    t.you:play("Daring Poro", { to = "base" })

    t:expect { you = { champion = false, base = { "Vi, Destructive", "Daring Poro" } } }
  end,
}

scenario "Units stay out of the chain's way: they are there at once, their triggers wait" {
  covers = { "337.2", "383.4.a.2", "143.4", "Q40" },
  you = { hand = { "Lecturing Yordle" }, runes = { mind = 3 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Lecturing Yordle", { to = "base" })
    t:expect { chain = { "Lecturing Yordle" }, you = { base = { "Lecturing Yordle" }, hand = {} }, priority = "you" }
    t:expect_unit("Lecturing Yordle", { exhausted = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Units go to the base or where their player controls, nowhere else" {
  covers = { "355.2", "Q40", "190.4" },
  you = { hand = { "Daring Poro" }, runes = { order = 2 }, units = { ["0"] = { "Recruit" } } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Daring Poro", { to = "?" })
    t.you:offers("to", "base")
    t.you:offers("to", "0")
    t.you:offers_not("to", "1")
    t.you:answer("0")

    t:expect { you = { units = { ["0"] = { "Recruit", "Daring Poro" } } } }
  end,
}

scenario "A unit that became a new object is no longer the target" {
  covers = { "R203", "359.3.e.4", "124" },
  you = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  foe = {
    units = { ["0"] = { "Shen, Kinkou" } },
    hand = { "Rebuke", "Gust" },
    runes = { chaos = 1, order = 4 },
  },

  run = function(t)
    t.you:play("Falling Comet", { target = "Shen, Kinkou" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shen, Kinkou" })
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Falling Comet" }, foe = { hand = { "Rebuke", "Shen, Kinkou" } } }
    t.you:pass()
    t.foe:play("Shen, Kinkou", { to = "0" })
    t:everyone_passes()

    t:expect_unit("Shen, Kinkou", { damage = 0, at = "Blank Battlefield" })
  end,
}

scenario "A Deathknell of a unit killed as a cost resolves before the spell that cost it" {
  covers = { "R116", "808.1.d.2", "340.1", "428.1.a.1.b" },
  you = { hand = { "Cruel Patron", "Gust", "Flash" }, base = { "Undercover Agent" }, runes = { order = 4 }, deck = { "Charm", "Rebuke" } },

  run = function(t)
    t.you:play("Cruel Patron", { cost = "Undercover Agent", to = "base" })
    t:answers { you = { { discard = { "Gust", "Flash" } } } }
    t:everyone_passes()

    t:expect { you = { base = { "Cruel Patron" }, hand = { "Charm", "Rebuke" }, trash = { "Undercover Agent", "Gust", "Flash" } } }
  end,
}
