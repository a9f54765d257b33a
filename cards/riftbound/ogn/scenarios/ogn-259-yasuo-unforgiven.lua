-- OGN-259 Yasuo, Unforgiven: two Energy and exhausting him move a friendly unit to or from base.

scenario "Yasuo, Unforgiven moves a unit from base to a battlefield, exhausted as it is" {
  covers = { "OGN-259", "377", "446" },
  you = {
    legend = { "Yasuo, Unforgiven" },
    base = { { "Recruit", exhausted = true } },
    runes = { calm = 2 },
  },

  run = function(t)
    t.you:use("Yasuo, Unforgiven", { to = "Blank Battlefield#2" })
    t:everyone_passes()
    t:fight()

    t:expect_unit("Recruit", { at = "Blank Battlefield#2", exhausted = true })
    t:expect { you = { points = 1, legend_exhausted = true } }
  end,
}

scenario "Yasuo, Unforgiven moves a unit from a battlefield to its base" {
  covers = { "OGN-259", "446" },
  you = {
    legend = { "Yasuo, Unforgiven" },
    units = { ["Void Gate"] = { "Recruit", "Mega-Mech" } },
    runes = { calm = 2 },
  },

  run = function(t)
    t.you:use("Yasuo, Unforgiven", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "base", ready = true })
    t:expect_unit("Recruit", { at = "Void Gate" })
  end,
}

scenario "Where both ways are open, Yasuo, Unforgiven lets you choose, but never an enemy" {
  covers = { "OGN-259", "355.3" },
  you = {
    legend = { "Yasuo, Unforgiven" },
    units = { ["Void Gate"] = { "Mega-Mech" } },
    base = { "Recruit", "Shipyard Skulker" },
    runes = { calm = 2 },
  },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.you:use("Yasuo, Unforgiven", { mode = "from its base", target = "?", to = "Void Gate" })
    t.you:offers("target", "Recruit")
    t.you:offers_not("target", "Mega-Mech")
    t.you:offers_not("target", "Playful Phantom")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect_unit("Recruit", { at = "Void Gate" })
  end,
}

scenario "Yasuo, Unforgiven needs two Energy and a friendly unit" {
  covers = { "OGN-259", "357.1", "355.8" },
  you = { legend = { "Yasuo, Unforgiven" }, base = { "Recruit" }, runes = { calm = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("use", "Yasuo, Unforgiven", "357.1")
  end,
}

scenario "Yasuo, Unforgiven sends no enemy home" {
  covers = { "OGN-259", "355.9" },
  you = {
    legend = { "Yasuo, Unforgiven" },
    units = { ["Void Gate"] = { "Recruit", "Mega-Mech" } },
    runes = { calm = 2 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:use("Yasuo, Unforgiven", { target = "?" })
    t.you:offers("target", "Recruit")
    t.you:offers_not("target", "Playful Phantom")
    t.you:answer("Recruit")
    t:everyone_passes()
  end,
}
