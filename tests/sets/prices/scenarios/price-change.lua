-- What pays an additional cost may be what else would pay, or let something else pay. Then the
-- price alone does not tell whether a card can be played.
--
-- The other price-change files stand alone: once a card is known that gives or takes abilities, or
-- adds more, the engine tries every payment, also in the scenarios behind it.

scenario "The Miner pays with its work, and then with its life" {
  covers = { "PRC-102", "PRC-109", "357.2" },
  you = { base = { "Tired Miner" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { base = { "Starved Wolf" }, trash = { "Tired Miner" } } }
  end,
}

scenario "A Miner that has worked cannot pay for more than its death" {
  covers = { "PRC-102", "PRC-109", "357.1" },
  you = { base = { { "Tired Miner", exhausted = true } }, hand = { "Starved Wolf" } },

  run = function(t) t.you:refused("play", "Starved Wolf", "357.1") end,
}

scenario "Beside another unit the Miner works, and the other one may die" {
  covers = { "PRC-102", "PRC-109", "357.2" },
  you = { base = { "Tired Miner", "Pouty Poro" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf", { cost = "Pouty Poro" })

    t:expect { you = { base = { "Tired Miner", "Starved Wolf" }, trash = { "Pouty Poro" } } }
    t:expect_unit("Tired Miner", { exhausted = true })
  end,
}

scenario "The Watched Mill adds nothing when the only unit has died" {
  covers = { "PRC-110", "357.2" },
  you = { base = { "Pouty Poro" }, gear = { "Watched Mill" }, hand = { "Starved Wolf" } },

  run = function(t) t.you:refused("play", "Starved Wolf", "357.1") end,
}

scenario "The Watched Mill adds when another unit is left" {
  covers = { "PRC-110", "357.2" },
  you = { base = { "Pouty Poro", "Mega-Mech" }, gear = { "Watched Mill" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf", { cost = "Pouty Poro" })

    t:expect { you = { trash = { "Pouty Poro" } } }
    t:expect_unit("Watched Mill", { exhausted = true })
  end,
}

scenario "The Shy Mill adds as soon as the only unit has died" {
  covers = { "PRC-111", "357.1.a" },
  you = { base = { "Pouty Poro" }, gear = { "Shy Mill" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { trash = { "Pouty Poro" } } }
    t:expect_unit("Shy Mill", { exhausted = true })
  end,
}

scenario "The Blade of the dead unit pays: it is attached no more" {
  covers = { "PRC-112", "357.1.a" },
  you = { base = { { "Pouty Poro", attached = { "Coin Blade" } } }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:offers_not("use", "Coin Blade")
    t.you:play("Starved Wolf")

    t:expect { you = { trash = { "Pouty Poro" } } }
    t:expect_unit("Coin Blade", { exhausted = true, attached_to = false })
  end,
}

scenario "The Blade of a unit that lives pays nothing" {
  covers = { "PRC-112", "357.1" },
  you = { base = { { "Pouty Poro", attached = { "Coin Blade" } }, "Mega-Mech" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:play("Starved Wolf", { cost = "?" })
    t.you:offers_not("cost", "Mega-Mech")
    t.you:answer("Pouty Poro")

    t:expect { you = { trash = { "Pouty Poro" } } }
  end,
}

scenario "Energy that floats pays once" {
  covers = { "PRC-102", "357" },
  you = { base = { "Pouty Poro", "Mega-Mech" }, hand = { "Starved Wolf", "Starved Wolf" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Starved Wolf", { cost = "Pouty Poro" })

    t:expect { you = { resources = { energy = 0 }, trash = { "Pouty Poro" } } }
    t.you:refused("play", "Starved Wolf", "357.1")
  end,
}

scenario "Energy of a Mill that was used by hand floats, and pays when the only unit has died" {
  covers = { "PRC-110", "357.1.a" },
  floats = true,
  you = { base = { "Pouty Poro" }, gear = { "Watched Mill" }, hand = { "Starved Wolf" } },

  run = function(t)
    t.you:use("Watched Mill")
    t.you:play("Starved Wolf")

    t:expect { you = { resources = { energy = 0 }, trash = { "Pouty Poro" } } }
  end,
}

scenario "What makes gear cheaper may die for a unit" {
  covers = { "PRC-062", "PRC-102", "356.4" },
  you = { base = { "Free Tools" }, hand = { "Starved Wolf", "Watched Mill" }, runes = { fury = 1 } },

  run = function(t)
    t.you:offers("play", "Watched Mill")
    t.you:play("Starved Wolf")

    t:expect { you = { trash = { "Free Tools" }, runes_ready = 0 } }
    t.you:refused("play", "Watched Mill", "357.1")
  end,
}

scenario "A unit that an effect lets work does so before it dies" {
  covers = { "PRC-105", "357.2" },
  you = { base = { "Pouty Poro", "Mega-Mech" }, hand = { "Lent Oven", "Starved Wolf" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Lent Oven", { target = "Pouty Poro" })
    t:everyone_passes()

    t.you:play("Starved Wolf")

    t:expect { you = { base = { "Mega-Mech", "Starved Wolf" }, trash = { "Lent Oven", "Pouty Poro" } } }
  end,
}

scenario "With a third unit it works, and one of the others may die" {
  covers = { "PRC-105", "357.2" },
  you = {
    base = { "Pouty Poro", "Mega-Mech", "Mega-Mech" },
    hand = { "Lent Oven", "Starved Wolf" },
    runes = { fury = 1 },
  },

  run = function(t)
    t.you:play("Lent Oven", { target = "Pouty Poro" })
    t:everyone_passes()
    t.you:play("Starved Wolf", { cost = "?" })
    t.you:offers("cost", "Pouty Poro")
    t.you:answer("Mega-Mech")

    t:expect { you = { base = { "Pouty Poro", "Mega-Mech", "Starved Wolf" } } }
    t:expect_unit("Pouty Poro", { exhausted = true })
  end,
}

scenario "Heimerdinger borrows nothing more from a Miner that dies, so he works and dies himself" {
  covers = { "OGN-111", "PRC-109", "357.2" },
  you = {
    base = { { "Tired Miner", exhausted = true }, "Heimerdinger, Inventor" },
    hand = { "Starved Wolf" },
  },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { base = { "Tired Miner", "Starved Wolf" }, trash = { "Heimerdinger, Inventor" } } }
  end,
}

scenario "Heimerdinger works as the Miner does while a third unit dies" {
  covers = { "OGN-111", "PRC-109", "357.2" },
  you = {
    base = { { "Tired Miner", exhausted = true }, "Heimerdinger, Inventor", "Pouty Poro" },
    hand = { "Starved Wolf" },
  },

  run = function(t)
    t.you:play("Starved Wolf", { cost = "Pouty Poro" })

    t:expect { you = { trash = { "Pouty Poro" } } }
    t:expect_unit("Heimerdinger, Inventor", { exhausted = true })
  end,
}

scenario "The Copyist borrows from the unit that dies for the cost" {
  covers = { "PRC-108", "357.1.a" },
  you = {
    base = { { "Tired Miner", exhausted = true }, "Pouty Poro" },
    gear = { "Grave Copyist" },
    hand = { "Starved Wolf" },
  },

  run = function(t)
    t.you:play("Starved Wolf")

    t:expect { you = { trash = { "Tired Miner" } } }
    t:expect_unit("Grave Copyist", { exhausted = true })
  end,
}

scenario "A meal that was thought of leaves the Devourer no cheaper" {
  covers = { "PRC-022", "357.1" },
  you = {
    base = { "Mega-Mech", { "Pouty Poro", attached = { "Coin Blade" } } },
    hand = { "Devourer" },
    runes = { order = 2 },
  },

  run = function(t) t.you:refused("play", "Devourer", "357.1") end,
}
