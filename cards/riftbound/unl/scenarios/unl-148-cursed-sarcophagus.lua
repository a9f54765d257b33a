-- UNL-148 Cursed Sarcophagus.

scenario "The Sarcophagus banishes the units of your trash and plays one of them for its costs" {
  covers = { "UNL-148", "427", "056" },
  you = {
    hand = { "Cursed Sarcophagus" },
    resources = { energy = 9, chaos = 1 },
    trash = { "Gust", "Shipyard Skulker", "Daring Poro" },
  },
  foe = { trash = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Cursed Sarcophagus")
    t:everyone_passes()
    t:expect { you = { trash = { "Gust" }, banished = { "Shipyard Skulker", "Daring Poro" } }, foe = { trash = { "Mega-Mech" } } }
    t.you:use("Cursed Sarcophagus")
    t:answers { you = { { pick = "Shipyard Skulker" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Cursed Sarcophagus", "Shipyard Skulker" }, banished = { "Daring Poro" }, resources = { energy = 2 } } }
    t:expect_unit("Cursed Sarcophagus", { exhausted = true })
  end,
}

scenario "What the Sarcophagus did not banish it does not play" {
  covers = { "UNL-148" },
  you = { gear = { "Cursed Sarcophagus" }, resources = { energy = 9 }, banished = { "Daring Poro" } },

  run = function(t)
    t.you:refused("use", "Cursed Sarcophagus")
  end,
}

scenario "Whoever cannot pay leaves the unit where it is" {
  covers = { "UNL-148", "358.5" },
  you = { hand = { "Cursed Sarcophagus" }, resources = { energy = 5, chaos = 1 }, trash = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Cursed Sarcophagus")
    t:everyone_passes()
    t.you:use("Cursed Sarcophagus")
    t:everyone_passes()

    t:expect { you = { banished = { "Shipyard Skulker" }, base = { "Cursed Sarcophagus" } } }
  end,
}

scenario "A unit that was not paid for is still banished with the Sarcophagus" {
  covers = { "UNL-148", "358.5", "394" },
  you = {
    hand = { "Cursed Sarcophagus" }, resources = { energy = 5, chaos = 1 }, trash = { "Shipyard Skulker" },
    runes = { chaos = { ready = 0, exhausted = 3 } },
  },

  run = function(t)
    t.you:play("Cursed Sarcophagus")
    t:everyone_passes()
    t.you:use("Cursed Sarcophagus")
    t:everyone_passes()
    t:expect { you = { banished = { "Shipyard Skulker" } } }
    t:next_turn()
    t:next_turn()
    t.you:use("Cursed Sarcophagus")
    t:everyone_passes()

    t:expect { you = { base = { "Cursed Sarcophagus", "Shipyard Skulker" }, banished = {} } }
  end,
}
