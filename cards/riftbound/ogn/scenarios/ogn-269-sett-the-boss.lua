-- OGN-269 Sett, The Boss: he saves a dying buffed unit, and conquering readies him.

scenario "Sett, The Boss saves a buffed unit for one power, his exhaustion and its buff" {
  covers = { "OGN-269", "369", "371", "705" },
  turn_player = "foe",
  you = {
    legend = { "Sett, The Boss" },
    units = { ["Grove of the God-Willow"] = { { "Shipyard Skulker", buffed = true, damage = 1 } } },
    runes = { body = 1 },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Blast of Power", { target = "Shipyard Skulker" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { at = "base", exhausted = true, damage = 0, buffs = 0 })
    t:expect { you = { legend_exhausted = true, runes = 0 } }
  end,
}

scenario "Sett, The Boss may let a buffed unit die" {
  covers = { "OGN-269", "371" },
  turn_player = "foe",
  you = {
    legend = { "Sett, The Boss" },
    units = { ["Grove of the God-Willow"] = { { "Shipyard Skulker", buffed = true } } },
    runes = { body = 1 },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Blast of Power", { target = "Shipyard Skulker" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" }, legend_exhausted = false, runes = 1 } }
  end,
}

scenario "Sett, The Boss saves nobody without a buff" {
  covers = { "OGN-269" },
  turn_player = "foe",
  you = {
    legend = { "Sett, The Boss" },
    units = { ["Grove of the God-Willow"] = { "Shipyard Skulker" } },
    runes = { body = 1 },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Blast of Power", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" }, runes = 1 } }
  end,
}

scenario "Without a power, or exhausted, Sett, The Boss is not asked" {
  covers = { "OGN-269", "203.3" },
  turn_player = "foe",
  you = {
    legend = { "Sett, The Boss" },
    legend_exhausted = true,
    units = { ["Grove of the God-Willow"] = { { "Shipyard Skulker", buffed = true } } },
    runes = { body = 1 },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Blast of Power", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" }, runes = 1 } }
  end,
}

scenario "Sett, The Boss saves one of two that fall in the same combat" {
  covers = { "OGN-269", "373" },
  turn_player = "foe",
  you = {
    legend = { "Sett, The Boss" },
    units = {
      ["Grove of the God-Willow"] = { { "Recruit", buffed = true }, { "Shipyard Skulker", buffed = true } },
    },
    runes = { body = 2 },
  },
  foe = { base = { "Mountain Drake" } },

  run = function(t)
    t.foe:move("Mountain Drake", "Grove of the God-Willow")
    t:answers { you = { { may = { { false }, { true } } } } }
    t:fight()

    t:expect { you = { base = { "Shipyard Skulker" }, legend_exhausted = true, runes = 1 } }
    t:expect { foe = { points = 1 } }
  end,
}

scenario "Conquering readies Sett, The Boss" {
  covers = { "OGN-269", "383.4.c", "415" },
  you = { legend = { "Sett, The Boss" }, legend_exhausted = true, base = { "Recruit" } },

  run = function(t)
    t.you:move("Recruit", "Blank Battlefield")
    t:fight()

    t:expect { you = { points = 1, legend_exhausted = false } }
  end,
}

scenario "Sett, The Boss saves no enemy" {
  covers = { "OGN-269" },
  you = { legend = { "Sett, The Boss" }, hand = { "Blast of Power" }, runes = { order = 8 } },
  foe = { units = { ["Grove of the God-Willow"] = { { "Shipyard Skulker", buffed = true } } } },

  run = function(t)
    t.you:play("Blast of Power", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } }, you = { legend_exhausted = false } }
  end,
}

scenario "A unit killed as a cost may be saved by Sett, The Boss, and the cost is paid" {
  covers = { "OGN-269", "OGN-208", "357.2.a" },
  you = {
    legend = "Sett, The Boss",
    base = { { "Mega-Mech", buffs = 1 } },
    hand = { "Cruel Patron" },
    runes = { order = 5 },
  },

  run = function(t)
    t.you:play("Cruel Patron", { may = true, to = "base" })

    t:expect { you = { base = { "Mega-Mech", "Cruel Patron" } } }
    t:expect_unit("Mega-Mech", { buffs = 0, exhausted = true })
  end,
}
