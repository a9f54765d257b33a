-- OGN-120 Seal of Insight.

scenario "The Seal pays a Mind" {
  covers = { "OGN-120", "429" },
  you = { gear = { "Seal of Insight" }, hand = { "Smoke Screen" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Smoke Screen", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Seal of Insight", { exhausted = true })
    t:expect { you = { runes = 2, runes_exhausted = 2 } }
  end,
}

scenario "An exhausted Seal pays nothing" {
  covers = { "OGN-120", "429", "357.1" },
  you = { gear = { { "Seal of Insight", exhausted = true } }, hand = { "Smoke Screen" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Smoke Screen", "357.1")
  end,
}

scenario "The Seal's Mind is no Calm" {
  covers = { "OGN-120", "163" },
  you = { gear = { "Seal of Insight" }, hand = { "Charm" }, runes = { mind = 1 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Charm", "357.1")
  end,
}

scenario "The Seal pays one Mind" {
  covers = { "OGN-120", "429" },
  you = { gear = { "Seal of Insight" }, runes = { fury = 6 }, hand = { "Singularity" } },

  run = function(t)
    t.you:refused("play", "Singularity", "357.1")
  end,
}
