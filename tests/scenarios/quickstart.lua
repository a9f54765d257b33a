-- What the founding booklets promise (Q01-Q92), as far as two players are concerned and
-- nothing else has shown it.

scenario "Two players; conquering is a point, holding is another each turn" {
  covers = { "Q01", "469", "470" },
  you = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:expect { you = { points = 1 } }
    t:next_turn()
    t:next_turn()

    t:expect { turn_player = "you", you = { points = 2 } }
  end,
}

scenario "A legal deck: a legend, 40 cards with the champion, 12 runes, 3 battlefields" {
  covers = { "Q03", "Q08", "103" },

  run = function(t)
    t:deck_legal("origins-champion-deck-lee-sin")
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 2 } }, "103.2")
    t:deck_refused("origins-champion-deck-jinx", { runes = { ["Fury Rune"] = 5 } }, "103.3")
    t:deck_refused("origins-champion-deck-jinx", { battlefields = { ["Zaun Warrens"] = 0 } }, "103.4")
    t:deck_refused("origins-champion-deck-jinx", { battlefields = { ["Zaun Warrens"] = 2 } }, "103.4")
  end,
}

scenario "The legend's domains decide; a card of two domains needs both" {
  covers = { "Q04", "103.1.b" },

  run = function(t)
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 2, Charm = 1 } }, "103.1.b")
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 2, Highlander = 1 } }, "103.1.b")
    t:deck_refused("origins-champion-deck-jinx", { runes = { ["Fury Rune"] = 5, ["Calm Rune"] = 1 } }, "103")
  end,
}

scenario "The Chosen Champion carries the legend's tag" {
  covers = { "Q05", "103.2.a" },

  run = function(t)
    t:deck_refused("origins-champion-deck-jinx", { champion = "Vi, Destructive" }, "103.2.a")
  end,
}

scenario "At most three copies of a name; another subtitle is another name" {
  covers = { "Q06", "103.2.b" },

  run = function(t)
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 4 } }, "103.2.b")
    t:deck_legal("proving-grounds-annie", {
      main = { Gust = 1, ["Annie, Fiery"] = 3, ["Annie, Stubborn"] = 3 },
      battlefields = { ["Zaun Warrens"] = 1, ["Targon's Peak"] = 1 },
    })
  end,
}

scenario "Signature cards only with their champion" {
  covers = { "Q07", "103.2.d" },

  run = function(t)
    t:deck_refused("origins-champion-deck-jinx", { main = { Gust = 2, Tibbers = 1 } }, "103.2.d")
  end,
}

scenario "Legend and champion lie open, decks are shuffled, four cards are drawn" {
  covers = { "Q10", "110", "116" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },

  run = function(t)
    t:expect {
      you = { legend = "Annie, Dark Child", champion = "Annie, Stubborn", hand_size = 4, deck_size = 35, rune_deck_size = 12 },
      foe = { legend = "Garen, Might of Demacia", champion = "Garen, Rugged", hand_size = 4 },
    }
    t.you:sees("Garen, Rugged")
    t.you:cannot_see("deck")
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
  end,
}

scenario "Who begins is drawn: with one seed it is you" {
  covers = { "Q11", "115" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  seed = 3,

  run = function(t)
    t:expect { asked = "you", first = "you" }
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
  end,
}

scenario "Drawn the other way, the other player begins" {
  covers = { "Q11", "115" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  seed = 1,

  run = function(t)
    t:expect { asked = "foe", first = "foe" }
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
  end,
}

scenario "The last player channels a rune more in the first turn" {
  covers = { "Q14", "Q75", "485" },
  decks = { "proving-grounds-annie", "proving-grounds-garen" },
  seed = 3,

  run = function(t)
    t:answers { you = { { mulligan = "none" } }, foe = { { mulligan = "none" } } }
    t:expect { turn = 1, turn_player = "you", you = { runes = 2, hand_size = 5 }, victory_score = 8 }
    t:answers { you = { { target = "none" } } }
    t:next_turn()
    t:expect { turn = 2, turn_player = "foe", foe = { runes = 3 } }
  end,
}

scenario "Exhausting is a cost: an exhausted legend cannot be used again, and readies next turn" {
  covers = { "Q20", "Q21", "414", "415" },
  you = { legend = "Viktor, Herald of the Arcane", runes = { mind = 3 } },

  run = function(t)
    t.you:use("Viktor, Herald of the Arcane")
    t:everyone_passes()
    t:expect { you = { legend_exhausted = true, base = { "Recruit" } } }
    t.you:refused("use", "Viktor, Herald of the Arcane", "203.3")
    t:next_turn()
    t:next_turn()

    t:expect { you = { legend_exhausted = false } }
  end,
}

scenario "A recycled card goes to the bottom of its own deck" {
  covers = { "Q22", "416" },
  you = {
    base = { "Vi, Destructive" },
    trash = { "Void Seeker" },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:use("Vi, Destructive")
    t:everyone_passes()

    t:expect { you = { trash = {}, deck = { "Gust", "Flash", "Void Seeker" } } }
  end,
}

scenario "Channeling puts runes of the rune deck on the board, ready" {
  covers = { "Q23", "430" },
  phase = "awaken",
  you = { rune_deck = { fury = 3 } },

  run = function(t)
    t:everyone_passes()

    t:expect { you = { runes = 2, runes_ready = 2, rune_deck_size = 1 } }
  end,
}

scenario "Cards are main-deck cards: a rune recycled to pay is none, a token neither" {
  covers = { "Q24", "052", "185", "R176" },
  you = {
    hand = { "Recruit the Vanguard", "Ravenbloom Student" },
    runes = { order = 6, mind = 2 },
    base = { "Darius, Trifarian" },
  },

  run = function(t)
    t.you:play("Recruit the Vanguard", { to = { { "base" }, { "base" }, { "base" }, { "base" } } })
    t:everyone_passes()
    t:expect_unit("Darius, Trifarian", { might = 5 })
    t.you:play("Ravenbloom Student", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Darius, Trifarian", { might = 7 })
  end,
}

scenario "A card may cost nothing but Power, and abilities have costs of their own" {
  covers = { "Q33", "Q35", "Q36", "429" },
  you = { hand = { "Orb of Regret" }, runes = { mind = 1 }, base = { "Lux, Crownguard" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Orb of Regret")
    t.you:use("Orb of Regret", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 7 })
    t:expect_unit("Lux, Crownguard", { exhausted = false })
  end,
}

scenario "Adding cannot be answered: Lux pays for a spell at once" {
  covers = { "Q35", "Q36", "429.2.a", "OGS-014" },
  you = { hand = { "Consult the Past" }, runes = { mind = 2 }, base = { "Lux, Crownguard" }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Consult the Past")
    t:expect { chain = { "Consult the Past" } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, runes_ready = 0 } }
    t:expect_unit("Lux, Crownguard", { exhausted = true })
  end,
}

scenario "Champions are units: they move, fight and die" {
  covers = { "Q42", "143" },
  you = { base = { "Lee Sin, Centered" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Lee Sin, Centered", "0")
    t:fight()

    t:expect { you = { trash = { "Lee Sin, Centered" } }, foe = { units = { ["0"] = { { "Mega-Mech", damage = 0 } } } } }
  end,
}

scenario "Gear comes ready to the base and does not move" {
  covers = { "Q43", "149" },
  you = { hand = { "Orb of Regret" }, runes = { mind = 1 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Orb of Regret")

    t:expect_unit("Orb of Regret", { ready = true, at = "base" })
    t.you:refused("move", "Orb of Regret", "0", "144.2")
  end,
}

scenario "Battlefields and legends are never played or moved" {
  covers = { "Q45", "170", "174" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { legend = "Annie, Dark Child" },

  run = function(t)
    t.you:refused("move", "Annie, Dark Child", "Void Gate")
    t.you:refused("move", "Void Gate", "base")
    t:expect { you = { legend = "Annie, Dark Child" } }
  end,
}

scenario "By default things are done on the own turn with nothing going on" {
  covers = { "Q46", "410.1.a", "309.1.a" },
  you = { hand = { "Gust", "Daring Poro", "Void Seeker" }, runes = { chaos = 4, fury = 4 } },
  foe = { units = { ["0"] = { "Pouty Poro" } }, hand = { "Daring Poro" }, runes = { order = 2 } },

  run = function(t)
    t.foe:refused("play", "Daring Poro", "312.1")
    t.you:play("Gust", { target = "Pouty Poro" })
    t.you:refused("play", "Daring Poro", "309.1.a")
    t.you:refused("play", "Void Seeker", "309.1.a")
    t.you:pass()
    t.foe:refused("play", "Daring Poro", "309.1.a")
  end,
}

scenario "Priority passes round; when all have passed the newest item resolves, then more may be added" {
  covers = { "Q55", "Q56", "339", "340", "R104" },
  you = { hand = { "Singularity", "Stupefy" }, runes = { mind = 7 }, deck = { "Flash" } },
  foe = { base = { "Mega-Mech" }, hand = { "Discipline" }, runes = { calm = 2 }, deck = { "Charm" } },

  run = function(t)
    t.you:play("Singularity", { target = { "Mega-Mech" } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t:expect { chain = { "Singularity", "Discipline" }, priority = "you" }
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Singularity", "Discipline" }, priority = "foe" }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6, might = 9 })
  end,
}

scenario "Defend triggers resolve before attack triggers" {
  covers = { "Q63", "464.2.e.1" },
  you = { base = { "Crackshot Corsair" }, hand = { "Flash" } },
  foe = { units = { ["Fortified Position"] = { "Daring Poro" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "Fortified Position")
    t:answers { foe = { { target = "Daring Poro" } } }

    t:expect { chain = { "Crackshot Corsair", "Fortified Position" } }
  end,
}

scenario "A battlefield scores once a turn and player" {
  covers = { "Q70", "470" },
  phase = "awaken",
  you = { units = { ["0"] = { "Vi, Destructive" } }, base = { "Mega-Mech" } },

  run = function(t)
    t:everyone_passes()
    t:expect { you = { points = 1 } }
    t.you:move("Vi, Destructive", "1")
    t:fight()
    t:expect { you = { points = 2 } }
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { points = 2, controls = { "Blank Battlefield", "Blank Battlefield#2" } } }
  end,
}

scenario "A battlefield may give points by itself" {
  covers = { "Q73", "194", "OGN-290" },
  phase = "awaken",
  battlefields = { "The Arena's Greatest" },
  turn = 1,

  run = function(t)
    t:everyone_passes()

    t:expect { you = { points = 1 }, foe = { points = 0 } }
  end,
}

scenario "Legion counts another main-deck card played this turn" {
  covers = { "Q81", "Legion", "812", "OGN-012" },
  you = { hand = { "Noxus Hopeful", "Daring Poro" }, runes = { fury = 2, order = 2 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "base" })
    t.you:play("Noxus Hopeful", { to = "base" })

    t:expect { you = { base = { "Daring Poro", "Noxus Hopeful" }, runes_ready = 0 } }
  end,
}

scenario "Vision looks at the top card; it may be recycled" {
  covers = { "Q89", "Vision", "817", "436" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Mystic Poro", { to = "base" })
    t:answers { you = { { recycle = "Gust" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Flash", "Gust" } } }
  end,
}
