-- OGS-012 Blast of Power: a unit at a battlefield dies.

scenario "Blast of Power kills a unit at a battlefield, however mighty" {
  covers = { "OGS-012", "428" },
  you = { hand = { "Blast of Power" }, runes = { order = 6 } },
  foe = { units = { ["Void Gate"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:play("Blast of Power", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mountain Drake" } } }
  end,
}

scenario "Blast of Power reaches no unit in a base" {
  covers = { "OGS-012", "355.8" },
  you = { hand = { "Blast of Power" }, runes = { order = 6 } },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t.you:refused("play", "Blast of Power", "355.8")
  end,
}

scenario "Where only your own unit is at a battlefield, Blast of Power kills that one" {
  covers = { "OGS-012", "355.10.d.2" },
  you = {
    units = { ["Void Gate"] = { "Recruit", "Shipyard Skulker" } },
    hand = { "Blast of Power" },
    runes = { order = 6 },
  },

  run = function(t)
    t.you:play("Blast of Power", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Blast of Power", "Shipyard Skulker" } } }
  end,
}
