-- A target at another place than an earlier one (355.11).

given { battlefields = { "Void Gate", "Zaun Warrens" } }

scenario "The second is at another place than the first" {
  covers = { "PAI-005", "355.11" },
  you = { hand = { "Parted Bolts" }, runes = { fury = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Recruit" }, base = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Parted Bolts", { target = { { "Mega-Mech" }, { "?" } } })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Pakaa Cub")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Pakaa Cub", { damage = 1 })
  end,
}

scenario "Where all are at one place there is no second" {
  covers = { "PAI-005", "355.8" },
  you = { hand = { "Parted Bolts" }, runes = { fury = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Recruit" } } },

  run = function(t) t.you:refused("play", "Parted Bolts", "355.8") end,
}

scenario "It may have moved to a third place, and no more to that of the first" {
  covers = { "PAI-005", "359.3.e.2" },
  turn_player = "foe",
  foe = { hand = { "Parted Bolts" }, runes = { fury = 1 } },
  you = {
    units = { ["Void Gate"] = { "Mega-Mech" }, base = { "Recruit" } },
    hand = { "Snatch Away" }, runes = { calm = 1 },
  },

  run = function(t)
    t.foe:play("Parted Bolts", { target = { { "Mega-Mech" }, { "Recruit" } } })
    t.foe:pass()
    t.you:play("Snatch Away", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2, at = "base" })
    t:expect_unit("Recruit", { damage = 0 })
  end,
}

scenario "A second that has gone to a third place is legal still" {
  covers = { "PAI-005", "359.3.e.2" },
  turn_player = "foe",
  foe = { hand = { "Parted Bolts" }, runes = { fury = 1 } },
  you = {
    units = { ["Void Gate"] = { "Mega-Mech" }, ["Zaun Warrens"] = { "Pakaa Cub" } },
    hand = { "Snatch Away" }, runes = { calm = 1 },
  },

  run = function(t)
    t.foe:play("Parted Bolts", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t.foe:pass()
    t.you:play("Snatch Away", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { damage = 1, at = "base" })
  end,
}

scenario "From facedown the first is where the card was, the second can only be elsewhere" {
  covers = { "PAI-005", "811.2" },
  you = {
    units = { ["Void Gate"] = { "Pakaa Cub" } }, facedown = { ["Void Gate"] = { "Parted Bolts" } },
    base = { "Recruit" },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Parted Bolts", { from = "facedown", target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Pakaa Cub")
    t.you:offers("target", "Mega-Mech")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A trigger chooses two at different battlefields, wherever it happens" {
  covers = { "PAI-006", "355.11" },
  you = { hand = { "Wide Watcher" }, runes = { fury = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Recruit" }, ["Zaun Warrens"] = { "Pakaa Cub" } } },

  run = function(t)
    t:answers { you = { { target = "Recruit" } } }
    t.you:play("Wide Watcher")
    t:everyone_passes()

    t:expect_unit("Recruit", { stunned = true })
    t:expect_unit("Pakaa Cub", { stunned = true })
    t:expect_unit("Mega-Mech", { stunned = false })
  end,
}
