-- Variations of rulings about costs, replacements, Legion and things that are no cards.

scenario "Deflect counts once more for each: two Deflect units as both targets" {
  covers = { "R148", "809.1.c", "Deflect" },
  you = { hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { base = { "Pouty Poro", "Pouty Poro" } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Pouty Poro#1" }, { "Pouty Poro#2" } } })
    t:everyone_passes()

    t:expect { you = { runes = 0 }, foe = { trash = { "Pouty Poro", "Pouty Poro" } } }
  end,
}

scenario "A friendly unit's Deflect costs nothing, nor does a teammate's" {
  covers = { "R148", "809.1", "740", "489.8.e" },
  you = { base = { "Pouty Poro" }, hand = { "Discipline", "Discipline" }, runes = { calm = 4 } },
  mate = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Discipline", { target = "your Pouty Poro" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "mate's Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { runes = 4, runes_ready = 0 } }
  end,
}

scenario "Fiora's Deflect comes with her fifth Might and is not paid for a spell chosen before" {
  covers = { "W1", "809.1", "356.2.a.2", "OGN-232" },
  you = { hand = { "Hextech Ray", "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Fiora, Victorious" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Fiora, Victorious" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Fiora, Victorious" })
    t:everyone_passes()
    t:expect_unit("Fiora, Victorious", { might = 6, damage = 3, keywords = { "Deflect" } })
    t:expect { you = { runes = 1, runes_ready = 1 } }

    t.you:refused("play", "Hextech Ray")
  end,
}

scenario "Zhonya's saves what would be killed as a cost, and the Deathknell does not come" {
  covers = { "R116", "W18", "357.2.a", "808.1.d.1", "OGN-077" },
  you = { hand = { "Cruel Patron", "Gust" }, runes = { order = 4 }, base = { "Zhonya's Hourglass", "Undercover Agent" } },

  run = function(t)
    t.you:play("Cruel Patron", { cost = "Undercover Agent", to = "base" })

    t:expect { chain = {}, you = { hand = { "Gust" }, base = { "Cruel Patron", "Undercover Agent" }, trash = { "Zhonya's Hourglass" } } }
  end,
}

scenario "Two Hourglasses and one death: one is used, the other stays" {
  covers = { "R052", "370.2", "372", "OGN-077" },
  you = { hand = { "Hidden Blade" }, runes = { order = 3 } },
  foe = { base = { "Zhonya's Hourglass", "Zhonya's Hourglass" }, units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { base = { "Zhonya's Hourglass", "Mega-Mech" }, trash = { "Zhonya's Hourglass" }, hand = { "Gust", "Flash" } } }
  end,
}

scenario "A token is saved by the Hourglass as a card is" {
  covers = { "R179", "185.2", "370.1", "OGN-077" },
  you = { units = { ["0"] = { "Recruit" } }, base = { "Zhonya's Hourglass" } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Recruit", { at = "base", exhausted = true, damage = 0 })
  end,
}

scenario "The Hourglass saves none of a teammate's" {
  covers = { "489.8.e", "370.1", "OGN-077" },
  you = { base = { "Zhonya's Hourglass" } },
  mate = { units = { ["0"] = { "Recruit" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Recruit", { at = "base", controller = "mate", exhausted = true, damage = 0 })
  end,
}

scenario "Hiding a card and making a token are no cards for Legion; a countered spell is one" {
  covers = { "R176", "812.1.b.1", "812.1.c", "Legion" },
  you = {
    units = { ["0"] = { "Recruit" } },
    hand = { "Hidden Blade", "Noxus Hopeful", "Stupefy" },
    runes = { order = 1, mind = 1, fury = 2 },
  },
  foe = { hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:hide("Hidden Blade", "0")
    t.you:refused("play", "Noxus Hopeful", "357.1")
    t.you:play("Stupefy", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Defy", { target = "Stupefy" })
    t:everyone_passes()
    t.you:play("Noxus Hopeful", { to = "base" })

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A card of an opponent's is none of yours for Legion" {
  covers = { "R176", "812.1.b", "Legion" },
  you = { hand = { "Stupefy", "Noxus Hopeful" }, runes = { mind = 1 }, base = { "Recruit" } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Recruit" })
    t:everyone_passes()
    t:next_turn()
    t.you:refused("play", "Noxus Hopeful", "357.1")
  end,
}

scenario "The first card in the opponent's turn, the second too: Darius does not wait for his own" {
  covers = { "R169", "383.1", "OGN-027" },
  turn_player = "foe",
  you = { base = { "Darius, Trifarian" }, hand = { "Stupefy", "Stupefy", "Stupefy" }, runes = { mind = 3 } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.foe:play("Incinerate", { target = "?" })
    t.foe:answer("Recruit")
    t.foe:pass()
    t.you:play("Stupefy", { target = "Recruit" })
    t.you:pass() t.foe:pass()
    t:expect_unit("Darius, Trifarian", { might = 5 })
    t.foe:pass()
    t.you:play("Stupefy", { target = "Darius, Trifarian" })
    t.you:pass() t.foe:pass()
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 6 })
  end,
}

scenario "Combat kills with no spell, though one weakened the unit before" {
  covers = { "R167", "R168", "428.5.c.2", "OGN-037" },
  you = { base = { "Mega-Mech" }, hand = { "Hextech Ray" }, trash = { "Immortal Phoenix" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Hextech Ray", { target = "Playful Phantom" })
    t:everyone_passes()
    t:expect_unit("Playful Phantom", { damage = 3 })
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom" } }, you = { trash = { "Immortal Phoenix", "Hextech Ray" }, runes_ready = 5 } }
  end,
}

scenario "A burn-out with one card in the trash gives that one; with two to draw there are two points" {
  covers = { "R220", "431.2", "431.3", "413" },
  you = { deck = {}, trash = { "Gust" }, hand = { "Charm" } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { phase = "main", you = { hand_size = 2, deck_size = 0, trash = {} }, foe = { points = 1 } }
  end,
}

scenario "Burn Out with three players: who burns out says which opponent gains the point" {
  covers = { "R220", "431.2", "431" },
  phase = "awaken",
  you = { deck = {}, trash = { "Gust", "Flash", "Charm" } },
  foe = { points = 2 },
  foe2 = { points = 4 },

  run = function(t)
    t:answers { you = { { opponent = "foe2" } } }
    t:everyone_passes()

    t:expect { foe = { points = 2 }, foe2 = { points = 5 }, you = { hand_size = 1 } }
  end,
}

scenario "Burn Out in a team game: the point is the other team's" {
  covers = { "R220", "431.2", "489.8.d" },
  phase = "awaken",
  you = { deck = {}, trash = { "Gust", "Flash" } },
  mate = {},
  foe = { points = 2 },

  run = function(t)
    t:answers { you = { { opponent = "foe" } } }
    t:everyone_passes()

    t:expect { foe = { points = 3 }, foe2 = { points = 3 }, you = { points = 0 } }
  end,
}

scenario "The point of a Burn Out may be the last one: won in the next cleanup" {
  covers = { "R221", "471.1.a.1", "323.1" },
  phase = "awaken",
  you = { deck = {}, trash = { "Gust", "Flash", "Charm" } },
  foe = { points = 7 },

  run = function(t)
    t:expect { over = true, winner = "foe", foe = { points = 8 } }
  end,
}
