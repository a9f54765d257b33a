-- Cards of the deck that are burned as a price (204.3, 440), and those that an effect has burned.

scenario "Ash Gate burns as its ability goes on the chain, and no reaction saves the cards" {
  covers = { "PAI-057", "204.3", "440" },
  you = { gear = { "Ash Gate" }, base = { "Pouty Poro" }, deck = { "Gust", "Cleave", "Defy" } },

  run = function(t)
    t.you:use("Ash Gate", { target = "Pouty Poro" })
    t:expect { chain = { "Ash Gate" }, you = { trash = { "Gust", "Cleave" }, deck = { "Defy" } } }
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { might = 3 })
  end,
}

scenario "Where deck and trash have too few cards nothing can be burned for the Gate" {
  covers = { "PAI-057", "357.1.a", "440" },
  you = { gear = { "Ash Gate" }, base = { "Pouty Poro" }, deck = { "Gust" } },

  run = function(t) t.you:refused("use", "Ash Gate") end,
}

scenario "A deck that is too short burns out while the Gate is paid for" {
  covers = { "PAI-057", "431", "440" },
  you = { gear = { "Ash Gate" }, base = { "Pouty Poro" }, deck = { "Gust" }, trash = { "Defy", "Defy" } },

  run = function(t)
    t.you:use("Ash Gate", { target = "Pouty Poro" })

    t:expect { you = { deck_size = 2 }, foe = { points = 1 } }
  end,
}

scenario "Who takes the Gate over burns cards of the own deck" {
  covers = { "PAI-057", "440" },
  you = { gear = { { "Ash Gate", owner = "foe" } }, base = { "Pouty Poro" }, deck = { "Gust", "Cleave" } },
  foe = { deck = { "Defy", "Flash" } },

  run = function(t)
    t.you:use("Ash Gate", { target = "Pouty Poro" })

    t:expect { you = { trash = { "Gust", "Cleave" } }, foe = { deck = { "Defy", "Flash" } } }
  end,
}

scenario "Kindling draws where three cards were burned for it, and not without" {
  covers = { "PAI-058", "356.2", "440" },
  you = {
    hand = { "Kindling", "Kindling" }, runes = { mind = 2 },
    deck = { "Gust", "Cleave", "Defy", "Flash", "Charm", "Rebuke" },
  },

  run = function(t)
    t.you:play("Kindling", { additional = true })
    t:everyone_passes()
    t:expect { you = { trash = { "Gust", "Cleave", "Defy", "Kindling" }, hand = { "Kindling", "Flash", "Charm" } } }
    t.you:play("Kindling", { additional = false })
    t:everyone_passes()

    t:expect { you = { deck = { "Rebuke" }, hand = { "Flash", "Charm" } } }
  end,
}

scenario "The Sifter finds the gear among what it has burned" {
  covers = { "PAI-059", "440" },
  you = { hand = { "Ash Sifter" }, runes = { mind = 1 }, trash = { "Orb of Regret" }, deck = { "Gust", "Ash Gate", "Defy", "Flash" } },

  run = function(t)
    t.you:play("Ash Sifter")
    t:everyone_passes()

    t:expect { you = { hand = { "Ash Gate" }, trash = { "Orb of Regret", "Gust", "Defy" } } }
  end,
}

scenario "A spell that is played from the trash is not among the cards that it burns" {
  covers = { "PAI-058", "PAI-060", "354", "356.2", "440" },
  you = { base = { "Echo Crypt" }, runes = { mind = 2 }, deck = {}, trash = { "Kindling", "Gust", "Cleave" } },

  run = function(t)
    t.you:play("Kindling", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { trash = { "Gust", "Cleave" }, banished = { "Kindling" }, hand = {} } }
  end,
}
