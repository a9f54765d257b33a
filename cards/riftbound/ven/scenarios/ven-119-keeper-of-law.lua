-- VEN-119 Keeper of Law.

scenario "With two units at a battlefield of yours Keeper of Law costs three Energy" {
  covers = { "VEN-119", "356.4" },
  you = { hand = { "Keeper of Law" }, units = { ["0"] = { "Recruit", "Pouty Poro" } }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Keeper of Law", { to = "base" })

    t:expect { you = { base = { "Keeper of Law" }, runes = 3, runes_ready = 0 } }
  end,
}

scenario "Three units, or one, or two in base, make Keeper of Law no cheaper" {
  covers = { "VEN-119", "357.1" },
  you = {
    hand = { "Keeper of Law" },
    units = { ["0"] = { "Recruit", "Recruit", "Recruit" }, ["1"] = { "Recruit" }, base = { "Recruit", "Recruit" } },
    runes = { order = 4 },
  },

  run = function(t) t.you:refused("play", "Keeper of Law", "base", "357.1") end,
}

scenario "Two units at a battlefield of the foe make Keeper of Law no cheaper" {
  covers = { "VEN-119", "357.1" },
  you = { hand = { "Keeper of Law" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { "Recruit", "Recruit" } } },

  run = function(t) t.you:refused("play", "Keeper of Law", "base", "357.1") end,
}
