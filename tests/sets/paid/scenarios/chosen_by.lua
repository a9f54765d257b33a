-- Things that something on the chain has chosen (355.9, 758).

scenario "A unit knows that an enemy spell has chosen it, until that has happened" {
  covers = { "PAI-001", "355.15" },
  turn_player = "foe",
  you = { units = { ["Zaun Warrens"] = { "Shy Wisp" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t:expect_unit("Shy Wisp", { might = 1 })
    t.foe:play("Hextech Ray", { target = "Shy Wisp" })
    t:expect_unit("Shy Wisp", { might = 4 })
    t:everyone_passes()

    -- Its Might is one again when the spell has gone, and three damage are enough.
    t:expect { you = { trash = { "Shy Wisp" } } }
  end,
}

scenario "A spell of one's own is no enemy's, and who took it over has other enemies" {
  covers = { "PAI-001", "191" },
  you = {
    units = { ["Zaun Warrens"] = { { "Shy Wisp", owner = "foe" } } }, hand = { "Hextech Ray" }, runes = { fury = 2 },
  },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Shy Wisp" })
    t:expect_unit("Shy Wisp", { might = 1 })
  end,
}

scenario "A copy has chosen what the spell has chosen" {
  covers = { "PAI-001", "PAI-003", "439" },
  turn_player = "foe",
  you = { units = { ["Zaun Warrens"] = { "Shy Wisp" } }, hand = { "Snatch Away" }, runes = { calm = 1 } },
  foe = { hand = { "Hextech Ray", "Echo Glass" }, runes = { fury = 2, mind = 1 } },

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Shy Wisp" })
    t.foe:pass()
    t.you:play("Snatch Away")
    t.you:pass()
    t:answers { foe = { { may = false } } }
    t.foe:play("Echo Glass", { target = "Hextech Ray" })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Shy Wisp", { might = 4, at = "Zaun Warrens" })
  end,
}

scenario "Spells are cheaper while an ability of an opponent has chosen one's unit" {
  covers = { "PAI-002", "356.4" },
  turn_player = "foe",
  you = { base = { "Pakaa Cub" }, gear = { "Bright Alarm" }, hand = { "Snatch Away" }, runes = { calm = 0 } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.foe:use("Orb of Regret", { target = "Pakaa Cub" })
    t.foe:pass()
    t.you:play("Snatch Away")
    t:everyone_passes()

    t:expect { you = { trash = { "Snatch Away" } } }
  end,
}

scenario "What nothing has chosen is no target for it" {
  covers = { "PAI-003", "355.8" },
  you = { base = { "Pakaa Cub" }, hand = { "Snatch Away" }, runes = { calm = 1 } },

  run = function(t) t.you:refused("play", "Snatch Away", "355.8") end,
}

scenario "What a spell has chosen, an enemy spell cannot choose" {
  covers = { "PAI-004", "757" },
  you = { gear = { "Private Ground" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech", "Pakaa Cub" } }, hand = { "Snatch Away" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Snatch Away", "355.8")
  end,
}
