-- One of several costs, of which some are actions.

scenario "The Blade is paid with a card" {
  covers = { "PRC-075", "356.2" },
  you = { hand = { "Either Blade", "Gust" }, base = { "Mega-Mech" }, runes = { order = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Either Blade", { price = "discard", target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Gust", "Either Blade" }, base = { "Mega-Mech" } }, foe = { base = {} } }
  end,
}

scenario "The Blade is paid with a unit" {
  covers = { "PRC-075", "356.2" },
  you = { hand = { "Either Blade", "Gust" }, base = { "Mega-Mech" }, runes = { order = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Either Blade", { price = "kill", target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Mega-Mech", "Either Blade" }, hand = { "Gust" } }, foe = { base = {} } }
  end,
}

scenario "With no card to discard only a unit pays, and nobody is asked" {
  covers = { "PRC-075", "356.2" },
  you = { hand = { "Either Blade" }, base = { "Mega-Mech" }, runes = { order = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Either Blade", { target = "Pouty Poro" })

    t:expect { you = { base = {} } }
  end,
}

scenario "The only target does not pay for the Blade" {
  covers = { "PRC-075", "357.3" },
  you = { hand = { "Either Blade" }, base = { "Mega-Mech" }, runes = { order = 1 } },

  run = function(t) t.you:refused("play", "Either Blade") end,
}

scenario "With neither the Blade cannot be played" {
  covers = { "PRC-075", "203.3" },
  you = { hand = { "Either Blade" }, runes = { order = 1 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t) t.you:refused("play", "Either Blade", "203.3") end,
}

scenario "The Scholar by Energy" {
  covers = { "PRC-076", "356.2" },
  you = { hand = { "Torn Scholar", "Gust" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Torn Scholar", { additional = true, price = "energy" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2, runes_ready = 0, trash = {} } }
  end,
}

scenario "The Scholar by a card, whose Energy is left" {
  covers = { "PRC-076", "356.2" },
  you = { hand = { "Torn Scholar", "Gust" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Torn Scholar", { additional = true, price = "discard" })
    t:everyone_passes()

    t:expect { you = { hand_size = 1, runes_ready = 2, trash = { "Gust" } } }
  end,
}

scenario "The Scholar for its own price" {
  covers = { "PRC-076", "356.2" },
  you = { hand = { "Torn Scholar", "Gust" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Torn Scholar", { additional = false })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_ready = 0 } }
  end,
}

scenario "The Mill turns once by exhaustion, and then by its own death" {
  covers = { "PRC-077", "203", "357.2" },
  you = { gear = { "Two Way Mill" }, base = { "Mega-Mech" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Two Way Mill", { price = "exhaust", target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { gear = { "Two Way Mill" }, runes_ready = 1 } }
    t.you:use("Two Way Mill", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { gear = {}, trash = { "Two Way Mill" }, runes_ready = 0 } }
    t:expect_unit("Mega-Mech", { might = 14 })
  end,
}

scenario "An exhausted Mill without Energy does nothing" {
  covers = { "PRC-077", "203.3" },
  you = { gear = { { "Two Way Mill", exhausted = true } }, base = { "Mega-Mech" } },

  run = function(t) t.you:refused("use", "Two Way Mill") end,
}

scenario "The Paying Mourner pays with a card" {
  covers = { "PRC-078", "383.3" },
  you = { base = { "Paying Mourner", "Pouty Poro" }, hand = { "Either Blade", "Gust", "Stupefy" }, runes = { order = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Either Blade", { price = "kill", cost = "Pouty Poro", target = "Mega-Mech" })
    t.you:answer("yes")
    t.you:answer("discard")
    t.you:answer("Gust")
    t:everyone_passes()

    t:expect_unit("Paying Mourner", { buffs = 1 })
    t:expect { you = { hand = { "Stupefy" }, runes_ready = 2 } }
  end,
}

scenario "The Refrain is repeated for a card" {
  covers = { "PRC-079", "820", "356.2" },
  you = { hand = { "Fork Refrain", "Gust" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Fork Refrain", { additional = true, price = "discard", target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { you = { hand = {}, runes_ready = 2 } }
  end,
}

scenario "A death is bought off with a card or with Energy" {
  covers = { "PRC-080", "371" },
  you = { base = { "Ransom Captain", "Pouty Poro" }, hand = { "Either Blade", "Gust", "Stupefy" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Either Blade", { price = "discard", discard = "Gust", target = "Pouty Poro" })
    t:answers { you = { { may = true }, { price = "discard" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Ransom Captain", "Pouty Poro" }, hand = {}, runes_ready = 1 } }
  end,
}

scenario "Or with Energy, where no card is left" {
  covers = { "PRC-080", "371" },
  you = { base = { "Ransom Captain", "Pouty Poro" }, hand = { "Either Blade", "Gust" }, runes = { order = 2 } },

  run = function(t)
    t.you:play("Either Blade", { price = "discard", target = "Pouty Poro" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { base = { "Ransom Captain", "Pouty Poro" }, runes_ready = 0 } }
  end,
}

scenario "Of two additional costs only the second is paid" {
  covers = { "PRC-082", "356.2" },
  you = { hand = { "Two Extras", "Gust" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Two Extras", { additional = { { false }, { true } } })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2, hand = {}, trash = { "Gust" } } }
    t:expect_unit("Two Extras", { might = 4 })
  end,
}

scenario "Of two additional costs only the first is paid" {
  covers = { "PRC-082", "356.2" },
  you = { hand = { "Two Extras", "Gust" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Two Extras", { additional = { { true }, { false } } })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1, hand_size = 2 } }
    t:expect_unit("Two Extras", { might = 1 })
  end,
}
