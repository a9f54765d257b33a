-- The way: what tires, and what is beyond that.

scenario "each mile tires, and what is beyond the stamina wounds" {
  mode = "alone",
  you = { camp = { { "Wanderer", tired = 1 } } },
  gate = { "Warden" },
  chance = { 4 },

  run = function(t)
    t.you:walk()
    t:expect_object("Wanderer", { tired = 2, wounds = 0 })
    t.you:walk()
    t:expect_object("Wanderer", { tired = 2, wounds = 1 })
    t.you:walk()

    t:expect_object("Wanderer", { tired = 2, wounds = 2 })
  end,
}

scenario "a purse holds three coins, and what is beyond that are gems" {
  covers = { "FEN-006" },
  mode = "alone",
  sky = { { "Twin Moons", attached = { "Blue Wisp" } } },
  bag = { "Pale Wisp" },
  you = { camp = { "Wanderer" }, coins = 2 },
  gate = { "Warden" },
  chance = { 2 },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay { sign = "Twin Moons" }

    t:expect { you = { coins = 3, gems = 1 }, past = { "Twin Moons" } }
  end,
}

scenario "whoever sleeps at the inn walks on with the steps that are left" {
  mode = "alone",
  you = { camp = { { "Wanderer", tired = 1 } }, mile = 1, coins = 1 },
  gate = { "Warden" },
  chance = { 3 },

  run = function(t)
    t.you:walk()
    t.you:offers("sleep")
    t.you:sleep()
    t:expect { you = { coins = 0, mile = 2 }, turn = 2 }
    t:expect_object("Wanderer", { tired = 0 })
    t.you:offers_not("sleep")
    t.you:walk()
    t:stop_at("turn began")
    t.you:walk()

    t:expect { you = { mile = 4 } }
    t:expect_object("Wanderer", { tired = 2 })
  end,
}

scenario "a wanderer sleeps once a turn, and in the next one again" {
  mode = "alone",
  you = { camp = { { "Wanderer", tired = 2 } }, mile = 1, coins = 2 },
  gate = { "Warden" },
  chance = { 2, 1 },

  run = function(t)
    t.you:walk()
    t.you:sleep()
    t:expect { you = { coins = 1 } }
    t.you:offers_not("sleep")
    t.you:stay()
    t.you:sleep()
    t:expect { you = { coins = 0 } }
  end,
}

scenario "at the gate the whole turn is a fight" {
  mode = "alone",
  sky = { "Twin Moons" },
  dusk = { "Heron" },
  bag = { "Blue Wisp" },
  you = { camp = { "Wanderer" }, mile = 4 },
  gate = { "Warden" },
  chance = { 2, 2, "hurt", 3, 1 },

  run = function(t)
    t.you:walk { sign = "Twin Moons" }

    t:expect { over = true, winner = "you", reason = "out", sky_order = { "Twin Moons", "Heron" } }
    t:expect_object("Wanderer", { tired = 1, wounds = 3 })
    t:expect_object("Warden", { wounds = 3 })
  end,
}

scenario "all win when the warden is beaten" {
  you = { camp = { "Wanderer" }, mile = 5 },
  foe = { camp = { "Wanderer" } },
  foe2 = { camp = { "Wanderer" } },
  gate = { { "Warden", wounds = 2 } },
  chance = { "hit" },

  run = function(t)
    t:expect { over = true, winner = { "you", "foe", "foe2" }, reason = "out", turn = 4 }
  end,
}

scenario "all lose when one wanderer is lost" {
  you = { camp = { { "Wanderer", tired = 2, wounds = 3 } } },
  foe = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 1 },

  run = function(t)
    t.you:walk()

    t:expect { over = true, winner = "nobody", reason = "lost" }
  end,
}
