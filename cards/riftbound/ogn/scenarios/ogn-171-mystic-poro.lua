-- OGN-171 Mystic Poro: Vision.

scenario "Vision lets the Poro's player recycle the top card" {
  covers = { "OGN-171", "Vision", "817", "436" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Mystic Poro")
    t:expect { chain = { "Mystic Poro" } }
    t:answers { you = { { recycle = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Mega-Mech", "Pouty Poro" }, deck_size = 2, hand = {} } }
  end,
}

scenario "Vision may leave the top card where it is" {
  covers = { "OGN-171", "Vision", "817", "436" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Mystic Poro")
    t:answers { you = { { recycle = "none" } } }
    t:everyone_passes()

    t:expect { you = { deck = { "Pouty Poro", "Mega-Mech" } } }
  end,
}

scenario "What Vision shows only its player sees" {
  covers = { "OGN-171", "Vision", "128.3", "436" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t.you:play("Mystic Poro")
    t:answers { you = { { recycle = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:sees("Pouty Poro")
    t.you:cannot_see("Mega-Mech")
    t.foe:cannot_see("Pouty Poro")
    t.you:answer("none")
    t.you:cannot_see("Pouty Poro")
  end,
}

scenario "An empty deck leaves Vision nothing to look at, and nobody burns out" {
  covers = { "OGN-171", "Vision", "436.4" },
  you = { hand = { "Mystic Poro" }, runes = { chaos = 2 }, deck = {} },

  run = function(t)
    t.you:play("Mystic Poro")
    t:everyone_passes()

    t:expect { foe = { points = 0 }, you = { deck_size = 0, base = { "Mystic Poro" } } }
  end,
}
