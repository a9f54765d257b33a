-- VEN-034 Resonating Strike.

scenario "The Strike brings a unit from base to a battlefield of yours, two Might stronger" {
  covers = { "VEN-034", "Reaction", "445", "355.4" },
  you = {
    base = { "Recruit" }, units = { ["0"] = { "Petty Officer" } }, controls = { "0" },
    hand = { "Resonating Strike" }, runes = { calm = 3 },
  },

  run = function(t)
    t.you:play("Resonating Strike")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, at = "0" })
  end,
}

scenario "A battlefield of the foe is none to strike from" {
  covers = { "VEN-034", "355.8" },
  you = { base = { "Recruit" }, hand = { "Resonating Strike" }, runes = { calm = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, controls = { "0" } },

  run = function(t) t.you:refused("play", "Resonating Strike", "355.8") end,
}

scenario "A unit that already stands there is no target of the Strike" {
  covers = { "VEN-034", "355.4", "355.8" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Resonating Strike" }, runes = { calm = 3 } },

  run = function(t) t.you:refused("play", "Resonating Strike", "355.8") end,
}

scenario "From facedown the Strike chooses the battlefield where it lay, and a unit elsewhere" {
  covers = { "VEN-034", "Hidden", "811.1" },
  you = {
    base = { "Recruit" }, units = { ["0"] = { "Petty Officer" }, ["1"] = { "Shipyard Skulker" } },
    facedown = { ["0"] = { "Resonating Strike" } },
  },

  run = function(t)
    t.you:play("Resonating Strike", { from = "facedown", target = "?" })
    t.you:offers_not("target", "1")
    t.you:answer("0")
    t.you:offers("target", "Recruit")
    t.you:offers("target", "Shipyard Skulker")
    t.you:offers_not("target", "Petty Officer")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, at = "0" })
  end,
}

scenario "A battlefield that is yours no more receives nobody, and the Might comes all the same" {
  covers = { "VEN-034", "359.3.e.2", "359.3.e.7" },
  you = {
    base = { "Mega-Mech" }, units = { ["0"] = { "Recruit" }, ["1"] = { "Shipyard Skulker" } },
    hand = { "Resonating Strike" }, runes = { calm = 3 },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Resonating Strike", { target = { { "1" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}
