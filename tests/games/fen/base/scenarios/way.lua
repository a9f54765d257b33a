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
