-- Triggered abilities (rule 383).

scenario "Darius as the second card triggers for himself, as the third not" {
  covers = { "R169", "383.2.c.1", "419.4.a", "OGN-027" },
  you = { hand = { "Daring Poro", "Darius, Trifarian" }, runes = { order = 3, fury = 6 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "base" })
    t.you:play("Darius, Trifarian", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 7, ready = true })
  end,
}

scenario "Played third, Darius has missed his second card" {
  covers = { "R169", "383.2.c", "OGN-027" },
  you = { hand = { "Daring Poro", "Pouty Poro", "Darius, Trifarian" }, runes = { order = 3, fury = 8 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "base" })
    t.you:play("Pouty Poro", { to = "base" })
    t.you:play("Darius, Trifarian", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 5, exhausted = true })
  end,
}

scenario "Buffing a buffed unit does nothing and triggers nothing" {
  covers = { "704", "R219", "426.1.c", "702.3", "Q92", "OGN-152" },
  you = {
    legend = "Lee Sin, Blind Monk",
    base = { "Mistfall", { "Daring Poro", buffs = 1, exhausted = true } },
    runes = { body = 3 },
  },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { buffs = 1, exhausted = true })
    t:expect_unit("Mistfall", { ready = true })
  end,
}

scenario "Simultaneous triggers: the turn player's go on the chain first and resolve last" {
  covers = { "370.1.a.2", "383.3.d" },
  you = { hand = { "Firestorm" }, runes = { fury = 7 }, base = { "Wraith of Echoes" } },
  foe = { units = { ["0"] = { "Soaring Scout", "Undercover Agent" } }, hand = { "Gust", "Flash" }, deck = { "Charm", "Rebuke" } },

  run = function(t)
    t.you:play("Firestorm", { target = "0" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Soaring Scout" }, foe = { trash = { "Soaring Scout" } } }
    t:everyone_passes()
    t:expect { foe = { runes = 1, runes_exhausted = 1 } }
  end,
}

scenario "A leading may is decided when the trigger is finalized: declined it never was on the chain" {
  covers = { "383.3.a", "383.3.a.3" },
  phase = "awaken",
  you = { units = { ["Startipped Peak"] = { "Mega-Mech" } }, rune_deck = { fury = 5 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { points = 1, runes = 2, rune_deck_size = 3 } }
  end,
}

scenario "The story names a token whose ability triggers as it ceases to exist" {
  covers = { "SFD-172", "OGN-271", "808" },
  turn_player = "foe",
  you = { units = { ["0"] = { { "Recruit", attached = { "Sacred Shears" } } } }, deck = { "Gust" } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()

    t:log_has("Recruit dies")
    t:log_has("Recruit triggers")
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "A delayed ability is told by its card, wherever that went and whatever has its number now" {
  covers = { "OGN-221", "OGN-099", "391" },
  you = {
    gear = { "Garbage Grabber" }, hand = { "Imperial Decree", "Incinerate" }, trash = { "Gust", "Flash" },
    deck = { "Charm", "Defy" }, resources = { energy = 20, order = 5, fury = 5 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:use("Garbage Grabber")
    t:everyone_passes()
    t:expect { you = { trash = {} } }
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = { "Imperial Decree" } }
    t:log_has("Imperial Decree triggers")
    t:everyone_passes()
    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "Who orders the abilities of tokens that have died names each of them" {
  covers = { "383.3.d", "OGN-271", "SFD-172" },
  turn_player = "foe",
  you = {
    units = { ["0"] = { { "Recruit", attached = { "Sacred Shears" } }, { "Sand Soldier", attached = { "Sacred Shears" } } } },
    deck = { "Gust", "Flash" },
  },
  foe = { hand = { "Firestorm" }, runes = { fury = 9 } },

  run = function(t)
    t:answers { you = { { order = "Sand Soldier" } } }
    t.foe:play("Firestorm", { target = "Blank Battlefield" })
    t.foe:pass()
    t.you:pass()

    t:expect { chain = { "Sand Soldier", "Recruit" } }
  end,
}
