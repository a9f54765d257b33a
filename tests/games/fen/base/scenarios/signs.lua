-- Signs: how they are filled, in what order they are read, and what a full sky pushes out.

scenario "the leftmost full sign is read first, though it was filled last" {
  covers = { "FEN-001", "FEN-002" },
  mode = "alone",
  sky = { { "Frog", attached = { "Green Wisp" } }, "Black Moon", { "Heron", attached = { "Blue Wisp" } } },
  bag = { "Pale Wisp" },
  you = { camp = { { "Wanderer", tired = 2 } } },
  gate = { "Warden" },
  chance = { 1, "Pale Wisp", "Pale Wisp" },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay { sign = "Black Moon" }

    t:log_has("Frog is read")
    t:expect { past_top = { "Black Moon", "Heron", "Frog" }, sky = {} }
    t:expect_object("Wanderer", { tired = 1 })
  end,
}

scenario "a full sky pushes out the leftmost sign, whatever lies on the others" {
  covers = { "FEN-005" },
  mode = "alone",
  sky = {
    { "Black Moon", attached = { "Blue Wisp" } },
    { "Reed Fire", attached = { "Green Wisp" } },
    "Twin Moons",
    "Frog",
  },
  dusk = { "Heron" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 1 },

  run = function(t)
    t:expect { sky_size = 4, sky = { size = 4 } }
    t:stop_at("turn began")
    t.you:stay { sign = "Twin Moons" }

    t:expect {
      sky_order = { "Reed Fire", "Twin Moons", "Frog", "Heron" },
      past = { "Black Moon" },
      bag = {},
    }
    t:expect_object("Twin Moons", { attached = { "Blue Wisp" } })
    t:log_has("Blue Wisp glows in Twin Moons")
    t:expect_object("Wanderer", { tired = 2 })
  end,
}

scenario "a sign that is read may fill one to its left, which is read before those to its right" {
  covers = { "FEN-001", "FEN-007" },
  mode = "alone",
  sky = {
    { "Reed Fire", attached = { "Green Wisp" } },
    { "Heron", attached = { "Blue Wisp" } },
    { "Drowned Bell", attached = { "Green Wisp", "Green Wisp" } },
  },
  dusk = { "Black Moon", "Long Echo" },
  bag = { "Green Wisp" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 1, "Green Wisp" },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay { sign = "Reed Fire" }

    t:expect { past_order = { "Drowned Bell", "Reed Fire", "Heron" }, sky_order = { "Black Moon", "Long Echo" } }
  end,
}

scenario "fire tires everybody, and an echo brings two signs" {
  covers = { "FEN-004", "FEN-008" },
  sky = { { "Reed Fire", attached = { "Green Wisp", "Green Wisp" } }, { "Long Echo", attached = { "Blue Wisp" } } },
  dusk = { "Frog", "Heron", "Twin Moons" },
  you = { camp = { "Wanderer" } },
  foe = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 1, "Blue Wisp" },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay { sign = "Twin Moons" }

    t:expect { sky_order = { "Frog", "Heron", "Twin Moons" }, past_order = { "Long Echo", "Reed Fire" } }
    t:expect_object("your Wanderer", { tired = 1 })
    t:expect_object("foe's Wanderer", { tired = 1 })
  end,
}

scenario "two wisps come of a will-o'-wisp" {
  covers = { "FEN-003" },
  mode = "alone",
  sky = { { "Will-o'-Wisp", attached = { "Green Wisp", "Blue Wisp" } }, "Twin Moons" },
  bag = { "Blue Wisp", "Blue Wisp" },
  you = { camp = { "Wanderer" }, coins = 0 },
  gate = { "Warden" },
  chance = { 1, "Blue Wisp", "Blue Wisp" },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay { sign = { { "Twin Moons" }, { "Twin Moons" } } }

    t:expect { past = { "Will-o'-Wisp", "Twin Moons" }, you = { coins = 2 } }
  end,
}

scenario "a wisp goes to any sign that has room: a question that may wait at the end" {
  covers = { "FEN-001" },
  mode = "alone",
  sky = { "Frog", "Black Moon", "Heron" },
  bag = { "Pale Wisp" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 1 },

  run = function(t)
    t.you:stay { sign = "?" }
    t:expect { question = "sign" }
    t.you:offers("sign", "Black Moon")
  end,
}

scenario "one wisp on a sign is said by its name alone" {
  covers = { "FEN-002" },
  mode = "alone",
  sky = { { "Frog", attached = "Green Wisp" } },
  you = { camp = "Wanderer" },
  gate = "Warden",

  run = function(t)
    t:expect_object("Frog", { attached = "Green Wisp" })
    t:expect { sky = { { "Frog", attached = "Green Wisp" } } }
  end,
}
