-- OGN-021 Sun Disc.

scenario "With Legion the Disc lets the next unit enter ready, and only that" {
  covers = { "OGN-021", "Legion", "812", "390" },
  you = { gear = { "Sun Disc" }, hand = { "Cleave", "Pouty Poro", "Mystic Poro" }, base = { "Shipyard Skulker" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Cleave", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:use("Sun Disc")
    t:everyone_passes()
    t.you:play("Pouty Poro")
    t:answers { you = { { recycle = "none" } } }
    t.you:play("Mystic Poro")
    t:everyone_passes()

    t:expect_unit("Sun Disc", { exhausted = true })
    t:expect_unit("Pouty Poro", { ready = true })
    t:expect_unit("Mystic Poro", { exhausted = true })
  end,
}

scenario "Without another card the Disc cannot be used" {
  covers = { "OGN-021", "Legion", "812", "377.2.b" },
  you = { gear = { "Sun Disc" }, hand = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("use", "Sun Disc", "377.2.b")
  end,
}

scenario "The Disc is no Legion for itself" {
  covers = { "OGN-021", "Legion", "812.1.c" },
  you = { hand = { "Sun Disc", "Pouty Poro" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Sun Disc")
    t.you:refused("use", "Sun Disc", "377.2.b")
    t.you:play("Pouty Poro")
    t.you:use("Sun Disc")
  end,
}

scenario "The Disc's promise ends with the turn" {
  covers = { "OGN-021", "317.2" },
  you = { gear = { "Sun Disc" }, hand = { "Cleave", "Pouty Poro" }, base = { "Shipyard Skulker" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Cleave", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t.you:use("Sun Disc")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:play("Pouty Poro")

    t:expect_unit("Pouty Poro", { exhausted = true })
  end,
}

scenario "A token is a unit that is played: it takes the Disc's promise" {
  covers = { "OGN-021", "185.2.a", "390.3" },
  you = {
    hand = { "Forge of the Future", "Mega-Mech", "Gust" },
    runes = { order = 6, fury = 4, chaos = 3 },
    gear = { "Sun Disc" },
  },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:use("Sun Disc")
    t:everyone_passes()
    t.you:play("Forge of the Future")
    t:everyone_passes()
    t:expect_unit("Recruit", { ready = true })
    t.you:play("Mega-Mech", { to = "base" })

    t:expect_unit("Mega-Mech", { exhausted = true })
  end,
}

scenario "Two Discs wait for the same unit, the one after it comes exhausted" {
  covers = { "OGN-021", "390.3" },
  you = { gear = { "Sun Disc", "Sun Disc" }, hand = { "Orb of Regret", "Pouty Poro", "Pouty Poro" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Orb of Regret")
    t.you:use("Sun Disc")
    t:everyone_passes()
    t.you:use("Sun Disc#2")
    t:everyone_passes()
    t.you:play("Pouty Poro", { to = "base" })
    t.you:play("Pouty Poro", { to = "base" })

    t:expect_unit("Pouty Poro", { ready = true })
    t:expect_unit("Pouty Poro#2", { exhausted = true })
  end,
}
