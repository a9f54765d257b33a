-- OGN-200 Twisted Fate, Gambler.

scenario "A Fury rune burns one enemy for 2 and the others there for 1" {
  covers = { "OGN-200", "387", "424" },
  you = { base = { "Twisted Fate, Gambler", "Mystic Poro" }, rune_deck = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Vanguard Sergeant", "Shipyard Skulker" }, ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move({ "Twisted Fate, Gambler", "Mystic Poro" }, "0")
    t:answers { you = { { target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Pouty Poro")
    t.you:offers_not("target", "Mystic Poro")
    t.you:answer("Vanguard Sergeant")
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { damage = 2 })
    t:expect_unit("Mystic Poro", { damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Shipyard Skulker", { damage = 1 })
    t:expect_unit("Pouty Poro", { damage = 0 })
    t:expect_unit("Twisted Fate, Gambler", { damage = 0 })
    t:expect { you = { rune_deck_size = 1, runes = 0 } }
  end,
}

scenario "A Mind rune draws a card" {
  covers = { "OGN-200", "387" },
  you = { base = { "Twisted Fate, Gambler" }, rune_deck = { mind = 1 }, deck = { "Pouty Poro", "Cleave" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Twisted Fate, Gambler", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "An Order rune stuns an enemy anywhere" {
  covers = { "OGN-200", "387", "423" },
  you = { base = { "Twisted Fate, Gambler" }, rune_deck = { order = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:move("Twisted Fate, Gambler", "0")
    t:answers { you = { { target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("target", "Twisted Fate, Gambler")
    t.you:answer("Vanguard Sergeant")
    t:everyone_passes()

    t:expect_unit("Vanguard Sergeant", { stunned = true })
    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}

scenario "A rune of another domain does nothing" {
  covers = { "OGN-200", "055" },
  you = { base = { "Twisted Fate, Gambler" }, rune_deck = { chaos = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Twisted Fate, Gambler", "0")
    t:everyone_passes()

    t:expect { chain = {}, you = { hand = {}, rune_deck_size = 1 } }
    t:expect_unit("Mega-Mech", { damage = 0, stunned = false })
  end,
}

scenario "Without any rune to reveal nothing happens" {
  covers = { "OGN-200", "055" },
  you = { base = { "Twisted Fate, Gambler" }, rune_deck = {} },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Twisted Fate, Gambler", "0")
    t:everyone_passes()

    t:expect { chain = {}, focus = "you" }
  end,
}

scenario "Twisted Fate gone in response, the rune is read and recycled, but no enemy is here" {
  covers = { "OGN-200", "387", "402.4" },
  you = { base = { "Twisted Fate, Gambler", "Recruit" }, rune_deck = { fury = 2 } },
  foe = {
    units = { ["0"] = { "Mega-Mech" } },
    hand = { "Gust", "Stupefy" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:move({ "Twisted Fate, Gambler", "Recruit" }, "0")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Twisted Fate, Gambler" })
    t.foe:pass()
    t.you:pass()
    t.you:pass()
    t.foe:play("Gust", { target = "Twisted Fate, Gambler" })
    t:everyone_passes()

    t:expect { you = { hand = { "Twisted Fate, Gambler" }, rune_deck_size = 2 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Two of Twisted Fate read a rune each" {
  covers = { "OGN-200", "383.3.d" },
  you = { base = { "Twisted Fate, Gambler", "Twisted Fate, Gambler" }, rune_deck = { fury = 1, mind = 1 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Playful Phantom" } } },

  run = function(t)
    t.you:move({ "Twisted Fate, Gambler#1", "Twisted Fate, Gambler#2" }, "0")
    t:answers { you = { { target = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, rune_deck_size = 2 } }
    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Playful Phantom", { damage = 1 })
  end,
}
