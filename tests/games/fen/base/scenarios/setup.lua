-- The first moment of a game for one, and of a position.

scenario "each deck has the signs of its hour" {
  mode = "alone",
  decks = {},
  chance = { { "Heron", "Frog", "Will-o'-Wisp", "Reed Fire" }, {}, 3 },

  run = function(t)
    t:expect {
      sky = { "Heron", "Frog" },
      dusk = { "Will-o'-Wisp", "Reed Fire" },
      night = { "Black Moon", "Twin Moons", "Drowned Bell", "Long Echo" },
      night_size = 4,
      bag_size = 13,
      you = { camp = { "Wanderer" } },
      gate = { "Warden" },
    }
  end,
}

scenario "a position need not say that a warden keeps the gate" {
  mode = "alone",
  you = { camp = { "Wanderer" } },
  chance = { 1 },

  run = function(t)
    t:expect { gate = { "Warden" } }
  end,
}
