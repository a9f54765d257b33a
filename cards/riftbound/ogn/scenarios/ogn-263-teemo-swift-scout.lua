-- OGN-263 Teemo, Swift Scout: hides for one Energy instead, and fetches a Teemo unit.

scenario "Teemo, Swift Scout hides a card for one Energy" {
  covers = { "OGN-263", "811", "410" },
  you = {
    legend = { "Teemo, Swift Scout" },
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Pakaa Cub" },
    resources = { energy = 1 },
  },

  run = function(t)
    t.you:hide("Pakaa Cub", "Void Gate")

    t:expect { you = { facedown = { ["Void Gate"] = { "Pakaa Cub" } }, resources = { energy = 0 } } }
  end,
}

scenario "With Teemo, Swift Scout a card without Hidden is not hidden" {
  covers = { "OGN-263", "811" },
  you = {
    legend = { "Teemo, Swift Scout" },
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Mega-Mech" },
    runes = { mind = 2 },
  },

  run = function(t)
    t.you:refused("hide", "Mega-Mech", "Void Gate", "811")
  end,
}

scenario "Teemo, Swift Scout brings a Teemo unit from a battlefield to the hand" {
  covers = { "OGN-263", "056", "377" },
  you = {
    legend = { "Teemo, Swift Scout" },
    units = { ["Void Gate"] = { "Teemo, Scout", "Recruit" } },
    runes = { mind = 1 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Teemo, Scout" } } },

  run = function(t)
    t.you:use("Teemo, Swift Scout")
    t:everyone_passes()

    t:expect { you = { hand = { "Teemo, Scout" }, units = { ["Void Gate"] = { "Recruit" } } } }
    t:expect { foe = { units = { ["Zaun Warrens"] = { "Teemo, Scout" } } } }
  end,
}

scenario "Teemo, Swift Scout brings the Chosen Champion from its zone to the hand" {
  covers = { "OGN-263", "056", "355.9" },
  you = { legend = { "Teemo, Swift Scout" }, champion = { "Teemo, Scout" }, runes = { mind = 1 } },

  run = function(t)
    t.you:use("Teemo, Swift Scout")
    t:everyone_passes()

    t:expect { you = { hand = { "Teemo, Scout" }, champion = false } }
  end,
}

scenario "Teemo, Swift Scout finds nobody who is no Teemo" {
  covers = { "OGN-263", "355.8" },
  you = { legend = { "Teemo, Swift Scout" }, base = { "Recruit" }, runes = { mind = 1 } },

  run = function(t)
    t.you:refused("use", "Teemo, Swift Scout", "355.8")
  end,
}

scenario "Teemo, Swift Scout fetches for one Energy only" {
  covers = { "OGN-263", "357.1" },
  you = { legend = { "Teemo, Swift Scout" }, base = { "Teemo, Scout" } },

  run = function(t)
    t.you:refused("use", "Teemo, Swift Scout", "357.1")
  end,
}

scenario "Without Energy and Power nothing is hidden, with Teemo, Swift Scout neither" {
  covers = { "OGN-263", "811" },
  you = {
    legend = { "Teemo, Swift Scout" },
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Pakaa Cub" },
  },

  run = function(t)
    t.you:refused("hide", "Pakaa Cub", "Void Gate", "357.1")
  end,
}

scenario "A facedown Teemo is no unit for Teemo, Swift Scout" {
  covers = { "OGN-263", "129.4" },
  you = {
    legend = "Teemo, Swift Scout",
    facedown = { ["0"] = { "Teemo, Scout" } },
    units = { ["0"] = { "Mega-Mech" } },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:offers_not("use", "Teemo, Swift Scout")
  end,
}

scenario "Teemo, Swift Scout fetches an own Teemo from a foe who took it" {
  covers = { "OGN-263", "127" },
  you = {
    legend = "Teemo, Swift Scout",
    base = { { "Teemo, Scout", controller = "foe" } },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:use("Teemo, Swift Scout")
    t:everyone_passes()

    t:expect { you = { hand = { "Teemo, Scout" } }, foe = { base = {} } }
  end,
}
