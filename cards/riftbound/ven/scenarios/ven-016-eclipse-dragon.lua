-- VEN-016 Eclipse Dragon.

scenario "With four runes each move of the Dragon is worth a card" {
  covers = { "VEN-016", "446", "413" },
  you = {
    base = { "Eclipse Dragon" },
    hand = { "Ride the Wind" },
    runes = { chaos = 4 },
    deck = { "Pouty Poro", "Daring Poro", "Mega-Mech" },
  },

  run = function(t)
    t.you:move("Eclipse Dragon", "0")
    t:everyone_passes()
    t:fight()
    t:expect { you = { hand = { "Ride the Wind", "Pouty Poro" } } }
    t.you:play("Ride the Wind", { target = "Eclipse Dragon", to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro", "Daring Poro" } } }
  end,
}

scenario "With five runes the Dragon's move is worth nothing" {
  covers = { "VEN-016", "383.2.a.1" },
  you = { base = { "Eclipse Dragon" }, runes = { chaos = { ready = 1, exhausted = 4 } } },

  run = function(t)
    t.you:move("Eclipse Dragon", "0")
    t:fight()

    t:expect { you = { hand = {} } }
  end,
}

scenario "Runes are counted as the Dragon moves, not later" {
  covers = { "VEN-016", "383.2.a.1" },
  you = { base = { "Eclipse Dragon" }, runes = { fury = 5 }, gear = { "Orb of Regret" }, hand = { "Baccai Reaper" } },

  run = function(t)
    t.you:play("Baccai Reaper", { to = "base" })
    t:expect { you = { runes = 4 } }
    t.you:move("Eclipse Dragon", "0")
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "The Dragon may be accelerated, and its arrival is no move" {
  covers = { "VEN-016", "Accelerate", "446", "805" },
  you = { hand = { "Eclipse Dragon" }, runes = { fury = 9 } },

  run = function(t)
    t.you:play("Eclipse Dragon", { additional = true })

    t:expect_unit("Eclipse Dragon", { ready = true })
    t:expect { chain = {}, you = { runes = 8 } }
  end,
}
