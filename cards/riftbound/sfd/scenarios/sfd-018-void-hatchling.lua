scenario "Before a card is revealed the Hatchling may recycle it" {
  covers = { "SFD-018", "424", "369" },
  you = { base = { "Void Hatchling", "Apprentice Smith" }, deck = { "Gust", "Recurve Bow", "Flash" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Apprentice Smith", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Recurve Bow" }, deck = { "Flash", "Gust" } } }
  end,
}

scenario "What the Hatchling leaves on top is revealed" {
  covers = { "SFD-018", "371" },
  you = { base = { "Void Hatchling", "Apprentice Smith" }, deck = { "Recurve Bow", "Gust" } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Apprentice Smith", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Recurve Bow" }, deck = { "Gust" } } }
  end,
}

scenario "An enemy's reveal, and one that is only looked at, are nothing to the Hatchling" {
  covers = { "SFD-018", "424" },
  you = { base = { "Void Hatchling" }, hand = { "Stacked Deck" }, runes = { chaos = 1 }, deck = { "Gust", "Flash", "Tibbers", "Recruit the Vanguard" } },
  foe = { base = { "Apprentice Smith" }, deck = { "Gust", "Recurve Bow" } },

  run = function(t)
    t.you:play("Stacked Deck")
    t:answers { you = { { pick = "Flash" } } }
    t:everyone_passes()
    t:expect { you = { hand = { "Flash" } } }
    t:next_turn()
    t.foe:move("Apprentice Smith", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Flash" } } }
  end,
}

scenario "Two Hatchlings look one after the other" {
  covers = { "SFD-018", "373" },
  you = { base = { "Void Hatchling", "Void Hatchling", "Apprentice Smith" }, deck = { "Gust", "Flash", "Recurve Bow" } },

  run = function(t)
    t:answers { you = { { may = true }, { may = true } } }
    t.you:move("Apprentice Smith", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Recurve Bow" }, deck = { "Gust", "Flash" } } }
  end,
}

scenario "The Hatchling looks at runes too" {
  covers = { "SFD-018", "OGN-200", "424" },
  you = {
    base = { "Twisted Fate, Gambler", "Void Hatchling" },
    rune_deck = { fury = 1, mind = 1 },
    deck = { "Pouty Poro", "Cleave" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:move("Twisted Fate, Gambler", "0")
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}
