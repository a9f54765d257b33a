-- OGN-099 Garbage Grabber.

scenario "Three cards of the trash become one of the hand" {
  covers = { "OGN-099", "416.3", "377" },
  you = {
    gear = { "Garbage Grabber" },
    runes = { mind = 1 },
    trash = { "Cleave", "Gust", "Stupefy", "Charm" },
    deck = { "Mega-Mech" },
  },

  run = function(t)
    t.you:use("Garbage Grabber", { cost = { { "Garbage Grabber" }, { "Cleave", "Gust", "Stupefy" } } })
    t:expect { you = { trash = { "Charm" }, deck_size = 4, runes_ready = 0 } }
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, deck_size = 3 } }
    t:expect_unit("Garbage Grabber", { exhausted = true })
  end,
}

scenario "With two cards in the trash the Grabber does not work" {
  covers = { "OGN-099", "416.3" },
  you = { gear = { "Garbage Grabber" }, runes = { mind = 1 }, trash = { "Cleave", "Gust" } },
  foe = { trash = { "Cleave", "Gust" } },

  run = function(t)
    t.you:refused("use", "Garbage Grabber", "203.3")
  end,
}

scenario "Without an Energy the Grabber does not work" {
  covers = { "OGN-099", "357.1" },
  you = { gear = { "Garbage Grabber" }, trash = { "Cleave", "Gust", "Stupefy" } },

  run = function(t)
    t.you:refused("use", "Garbage Grabber", "357.1")
  end,
}

scenario "Recycling as a cost counts for Karma, once for all three" {
  covers = { "OGN-099", "OGN-235", "357.2" },
  you = {
    base = { "Karma, Channeler" },
    gear = { "Garbage Grabber" },
    runes = { order = 6 },
    trash = { "Mystic Poro", "Cruel Patron", "Commander Ledros" },
  },

  run = function(t)
    t.you:use("Garbage Grabber")
    t:expect { chain = { "Garbage Grabber", "Karma, Channeler" } }
    t:everyone_passes()

    t:expect_unit("Karma, Channeler", { buffs = 1 })
  end,
}
