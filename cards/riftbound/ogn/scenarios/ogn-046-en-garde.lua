-- OGN-046 En Garde.

scenario "En Garde gives a lonely unit two Might for the turn" {
  covers = { "OGN-046", "477.2" },
  you = { hand = { "En Garde" }, runes = { calm = 1 }, units = { ["0"] = { "Shipyard Skulker" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("En Garde", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { might = 3 })
  end,
}

scenario "Beside a unit of yours En Garde gives one Might" {
  covers = { "OGN-046", "359.3.d" },
  you = { hand = { "En Garde" }, runes = { calm = 1 }, base = { "Shipyard Skulker", "Recruit" } },

  run = function(t)
    t.you:play("En Garde", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Enemies are no company in the sense of En Garde" {
  covers = { "OGN-046", "Reaction", "813" },
  you = { hand = { "En Garde" }, runes = { calm = 1 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { base = { "Mega-Mech", "Recruit" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move({ "Mega-Mech", "Recruit" }, "0")
    t.foe:pass()
    t.you:play("En Garde", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, defending = true })
  end,
}

scenario "Whether a unit is the only one is seen when En Garde resolves" {
  covers = { "OGN-046", "359.3.f.1" },
  you = { hand = { "En Garde" }, runes = { calm = 1 }, units = { ["0"] = { "Mega-Mech", "Recruit" } } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("En Garde", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "En Garde is for friendly units" {
  covers = { "OGN-046", "355.8" },
  you = { hand = { "En Garde" }, runes = { calm = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "En Garde", "355.8")
  end,
}
