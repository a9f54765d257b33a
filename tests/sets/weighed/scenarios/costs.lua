-- Costs in any order, and what is done from top to bottom.

scenario "A counter is spent, and then what had it is killed" {
  covers = { "WGH-007", "357.2" },
  you = { gear = { { "Last Candle", wick = 3 } } },
  run = function(t)
    t:answers { you = { { amount = 2 } } }
    t.you:use("Last Candle")
    t:everyone_passes()
    t:expect { you = { hand_size = 2, trash = { "Last Candle" } } }
  end,
}

scenario "Its last Might is known, and without a wick it cannot be used" {
  covers = { "WGH-008", "357.2", "359.3.e.13" },
  you = { base = { { "Wax Soldier", wick = 1, buffs = 1 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t)
    t.you:use("Wax Soldier", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { trash = { "Wax Soldier" } } }
  end,
}

scenario "Without a wick the soldier stays" {
  covers = { "WGH-008", "203.3" },
  you = { base = { "Wax Soldier" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t) t.you:refused("use", "Wax Soldier") end,
}

scenario "Who took the soldier over pays with its wick" {
  covers = { "WGH-008", "191" },
  you = { base = { { "Wax Soldier", owner = "foe", wick = 1 } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },
  run = function(t)
    t.you:use("Wax Soldier", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { foe = { trash = { "Wax Soldier" } } }
  end,
}

scenario "A copy of the soldier spends its own wick" {
  covers = { "WGH-006", "WGH-008", "439" },
  you = { base = { "Wax Soldier" }, hand = { "Borrowed Shape" }, resources = { energy = 1 } },
  run = function(t)
    t.you:play("Borrowed Shape", { target = "Wax Soldier" })
    t:everyone_passes()
    t.you:refused("use", "Wax Soldier")
  end,
}

scenario "What a keyword does comes before the text below it" {
  covers = { "WGH-009", "803", "359.3.d" },
  you = { hand = { "Late Muster" }, resources = { energy = 1 } },
  run = function(t)
    t.you:play("Late Muster")
    t:everyone_passes()
    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "What may be chosen depends on the unit that pays, and is never that one" {
  covers = { "WGH-010", "355.16", "359.3.e.13" },
  you = { base = { { "Mega-Mech", buffs = 1 }, "Wax Soldier" }, trash = { "Pakaa Cub" }, hand = { "Even Trade" }, resources = { energy = 1 } },
  run = function(t)
    t.you:play("Even Trade")
    t:everyone_passes()
    t:expect { you = { trash = { "Even Trade", "Mega-Mech" } } }
    t:expect_unit("Pakaa Cub", { at = "base" })
  end,
}

scenario "Without a smaller unit in the trash it is not played" {
  covers = { "WGH-010", "355.8" },
  you = { base = { "Wax Soldier" }, trash = { "Pakaa Cub" }, hand = { "Even Trade" }, resources = { energy = 1 } },
  run = function(t) t.you:refused("play", "Even Trade") end,
}

scenario "The unit whose buff was spent has paid" {
  covers = { "WGH-011", "359.3.e", "705" },
  you = { gear = { "Cheer Rig" }, base = { { "Mega-Mech", buffs = 1, exhausted = true } } },
  run = function(t)
    t.you:use("Cheer Rig")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { exhausted = false, buffs = 0 })
  end,
}

scenario "A win of nobody is no win" {
  covers = { "WGH-012", "359.3.e.12" },
  you = { hand = { "Parting Spark" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, runes = { chaos = 5 } },
  run = function(t)
    t.you:play("Parting Spark")
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A win of somebody else is theirs" {
  covers = { "WGH-012", "195" },
  you = { hand = { "Parting Spark" }, resources = { energy = 1 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },
  ends = "effect",
  run = function(t)
    t.you:play("Parting Spark")
    t:everyone_passes()
  end,
}
