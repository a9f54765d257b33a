-- Signs: how they are filled, in what order they are read, and what a full sky pushes out.

scenario "the leftmost full sign is read first, though it was filled last" {
  covers = { "FEN-001", "FEN-002" },
  mode = "alone",
  sky = { { "Frog", full = true }, "Black Moon", { "Heron", full = true } },
  bag = { "Pale Wisp" },
  you = { camp = { { "Wanderer", tired = 2 } } },
  gate = { "Warden" },
  chance = { 1 },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay { sign = "Black Moon" }

    t:log_has("Frog is read")
    t:expect { past_top = { "Black Moon", "Heron", "Frog" }, sky = {} }
    t:expect_object("Wanderer", { tired = 1 })
  end,
}
