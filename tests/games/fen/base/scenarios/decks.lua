-- The deck of the dusk goes on to that of the night, which refills from signs that were there.
-- One wanderer plays alone here; each scenario stops where the next turn begins.

scenario "the next sign is one of the dusk" {
  mode = "alone",
  sky = { "Frog" },
  dusk = { "Heron", "Reed Fire" },
  night = { "Black Moon" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 2 },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay()

    t:expect { sky = { "Frog", "Heron" }, dusk = { "Reed Fire" }, night = { "Black Moon" } }
  end,
}

scenario "where the dusk has none the next sign is one of the night" {
  mode = "alone",
  sky = { "Frog" },
  night = { "Black Moon", "Long Echo" },
  past = { "Heron" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 2 },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay()

    t:expect { sky = { "Frog", "Black Moon" }, dusk = {}, night = { "Long Echo" }, past = { "Heron" } }
  end,
}

scenario "where the night has none either the past is shuffled into it" {
  mode = "alone",
  sky = { "Frog" },
  past = { "Heron", "Reed Fire", "Black Moon" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 2, { "Reed Fire", "Black Moon", "Heron" } },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay()

    t:expect { sky = { "Frog", "Reed Fire" }, night = { "Black Moon", "Heron" }, past = {} }
    t:log_has("What was used is shuffled into the night")
  end,
}

scenario "without any sign nothing rises" {
  mode = "alone",
  sky = { "Frog" },
  you = { camp = { "Wanderer" } },
  gate = { "Warden" },
  chance = { 2 },

  run = function(t)
    t:stop_at("turn began")
    t.you:stay()

    t:expect { sky = { "Frog" }, turn_player = "you" }
  end,
}
