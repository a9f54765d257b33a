-- Items of the chain that changed hands: who has finalized one, and who controls it now.

scenario "Energy that the other player spent is not spent by who has taken the spell" {
  covers = { "419.4", "419.4.b", "UNL-181", "UNL-005", "UNL-211", "OGN-080" },
  turn_player = "foe",
  you = {
    legend = "Jhin, Virtuoso",
    units = { ["Forgotten Library"] = { { "Revna the Lorekeeper", exhausted = true } } },
    hand = { "Mystic Reversal" }, runes = { calm = 7 },
  },
  foe = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Recruit" } },

  run = function(t)
    t.foe:play("Vengeance", { target = "foe's Recruit" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Vengeance", may = false })
    t:answers { you = { { may = false, recycle = {} } } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Vengeance", "Forgotten Library", "Revna the Lorekeeper" } }
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Vengeance" } }
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {}, question = "act", foe = { base = {}, trash = { "Vengeance" } } }
  end,
}

scenario "Who took a spell plays it: what waits for plays hears it, and of nobody else" {
  covers = { "419.4", "419.4.a", "191", "OGN-103", "OGN-080" },
  turn_player = "foe",
  you = { base = { "Ravenbloom Student" }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { base = { "Ravenbloom Student" }, hand = { "Vengeance" }, runes = { order = 6 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Vengeance", may = false })
    t:everyone_passes()

    t:expect_unit("your Ravenbloom Student", { might = 4 })
    t:expect_unit("foe's Ravenbloom Student", { might = 2 })
  end,
}

scenario "What was spent on a spell counts for who finalized it, though another takes it" {
  covers = { "419.4.b", "UNL-004", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Prepared Neophyte", "Recruit" } },

  run = function(t)
    t.foe:play("Vengeance", { target = "foe's Recruit" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Vengeance", may = false })
    t:everyone_passes()

    t:expect_unit("Prepared Neophyte", { might = 5 })
  end,
}

scenario "A spell from facedown that another has taken was played from facedown by nobody" {
  covers = { "419.4", "811", "OGN-167", "SFD-121", "OGN-080" },
  you = { base = { "Ember Monk", "Black Market Broker" }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = {
    base = { "Ember Monk", "Black Market Broker", "Mega-Mech" },
    units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Back Off" } },
  },

  run = function(t)
    t.you:move("Ember Monk", "0")
    t.you:pass()
    t.foe:play("Back Off", { from = "facedown", target = "your Ember Monk" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Back Off", may = false })
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:pass()

    t:expect_unit("your Ember Monk", { stunned = true, might = 4 })
    t:expect_unit("foe's Ember Monk", { might = 4 })
    t:expect { chain = {}, you = { base = { "Black Market Broker" } }, foe = { hand = {} } }
  end,
}

scenario "Legion of a spell that was taken asks what its new player has finalized" {
  covers = { "812", "419.4.b", "OGN-254", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Noxian Guillotine" }, runes = { fury = 5 }, base = { "Recruit" } },

  run = function(t)
    t.foe:play("Noxian Guillotine", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Noxian Guillotine", may = false })
    t:everyone_passes()

    t:expect { foe = { base = {}, trash = { "Noxian Guillotine" } } }
  end,
}

scenario "A Repeat that was paid stays with the spell that was taken" {
  covers = { "820", "355.15", "SFD-066", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 }, base = { "Mega-Mech" } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 4 } },

  run = function(t)
    t.foe:play("Frigid Touch", { additional = true, target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Frigid Touch", may = false })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 4 })
  end,
}

scenario "Bonus damage goes with who controls the spell when it deals" {
  covers = { "715.3", "191", "OGS-001", "OGN-024", "OGN-080" },
  turn_player = "foe",
  you = { base = { "Annie, Fiery" }, units = { ["0"] = { "Mega-Mech" } }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Void Seeker", may = false })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "A kill by a spell that was taken is its new player's" {
  covers = { "428.5", "191", "OGN-037", "OGN-080" },
  turn_player = "foe",
  you = { trash = { "Immortal Phoenix" }, hand = { "Mystic Reversal" }, runes = { calm = 7 }, resources = { energy = 1, fury = 1 } },
  foe = { trash = { "Immortal Phoenix" }, hand = { "Vengeance" }, runes = { order = 6 }, resources = { energy = 1, fury = 1 }, base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { may = false }, { may = true } } }
    t.foe:play("Vengeance", { target = "foe's Recruit" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Vengeance" })
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" } }, foe = { base = {}, trash = { "Immortal Phoenix", "Vengeance" } } }
  end,
}

scenario "Who makes new choices for a spell chooses: what waits for choices hears that player" {
  covers = { "751", "383.4.b", "SFD-057", "OGN-080" },
  turn_player = "foe",
  you = { base = { "Irelia, Fervent" }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Feral Strength" }, runes = { calm = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Feral Strength", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Feral Strength" })
    t:answers { you = { { may = true, target = "Irelia, Fervent" } } }
    t:everyone_passes()

    t:expect_unit("Irelia, Fervent", { might = 7 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "The experience that was paid for Conscription stays paid for who has taken it" {
  covers = { "355.15", "356.4.f.1", "UNL-140", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { hand = { "Conscription" }, runes = { chaos = 9 }, counters = { xp = 5 }, units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.foe:play("Conscription", { target = "your Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Conscription" })
    t:answers { you = { { may = true }, { target = "foe's Mega-Mech" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, units = { ["0"] = { "Mega-Mech" } } }, foe = { counters = { xp = 0 } } }
  end,
}

scenario "What was killed for a Resurrection measures the choice of who has taken it" {
  covers = { "359.3.e.13", "355.15", "UNL-142", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 }, trash = { "Pit Crew", "Mega-Mech" } },
  foe = { hand = { "Heedless Resurrection" }, runes = { chaos = 9 }, base = { "Pit Crew" }, trash = { "Daring Poro" } },

  run = function(t)
    t.foe:play("Heedless Resurrection", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Heedless Resurrection" })
    t:answers { you = { { may = true, target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers("target", "Pit Crew")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Pit Crew")
    t:everyone_passes()

    t:expect { you = { base = { "Pit Crew" }, trash = { "Mega-Mech", "Mystic Reversal" } } }
  end,
}

scenario "A spell that changed hands lets its new player give Might at the Hall" {
  covers = { "419.4", "419.4.a", "UNL-205", "OGN-080" },
  turn_player = "foe",
  you = { units = { ["Abandoned Hall"] = { "Mega-Mech" } }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { may = false }, { may = false }, { may = true } } }
    t.foe:play("Vengeance", { target = "foe's Recruit" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Vengeance" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 9 })
  end,
}

scenario "Whoever controls the newest item has priority, also where it changed hands" {
  covers = { "312.2.c", "337.4", "191", "OGN-080" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 }, base = { "Recruit" } },

  run = function(t)
    t.foe:play("Vengeance", { target = "foe's Recruit" })
    t:expect { priority = "foe" }
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Vengeance", may = false })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Vengeance" }, priority = "you" }
  end,
}

scenario "What was promised for a spell stays with it when another takes it" {
  covers = { "390.3", "715.3", "OGN-032", "OGN-080" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { gear = { "Ravenborn Tome" }, hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:use("Ravenborn Tome")
    t:everyone_passes()
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Void Seeker", may = false })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}
