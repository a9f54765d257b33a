-- VEN-035 Sanction.

scenario "Sanction empowers a unit until the turn ends" {
  covers = { "VEN-035", "Reaction", "441", "317.1" },
  you = { base = { "Serene Ascetic" }, hand = { "Sanction" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Sanction", { mode = 1, target = "Serene Ascetic" })
    t:everyone_passes()
    t:expect_unit("Serene Ascetic", { empowered = true, keywords = { "Deflect", "Shield 3" } })
    t:next_turn()

    t:expect_unit("Serene Ascetic", { empowered = false, no_keywords = { "Deflect", "Shield" } })
  end,
}

scenario "Sanction takes the status from a unit until the turn ends" {
  covers = { "VEN-035", "442", "317.1" },
  you = { hand = { "Sanction" }, runes = { calm = 4 } },
  foe = { base = { { "Mournful Witness", empowered = true }, "Recruit" } },

  run = function(t)
    t.you:play("Sanction", { mode = 2, target = "Mournful Witness" })
    t:everyone_passes()
    t:expect_unit("Mournful Witness", { empowered = false })
    t:next_turn()

    t:expect_unit("Mournful Witness", { empowered = true })
    t:expect_unit("Recruit", { empowered = false })
  end,
}

scenario "Without an Empowered unit Sanction can only empower" {
  covers = { "VEN-035", "355.8", "355.3" },
  you = { base = { "Recruit" }, hand = { "Sanction" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Sanction")
    t:everyone_passes()

    t:expect_unit("Recruit", { empowered = true })
  end,
}

scenario "A unit that went to a hand is another one: Sanction has no more to do" {
  covers = { "VEN-035", "124", "390.5" },
  you = { units = { ["0"] = { "Serene Ascetic" } }, hand = { "Sanction" }, runes = { calm = 7 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Sanction", { mode = 1, target = "Serene Ascetic" })
    t.you:pass()
    t.foe:play("Gust", { target = "Serene Ascetic" })
    t:everyone_passes()
    t.you:play("Serene Ascetic", { to = "base" })
    t:next_turn()

    t:expect_unit("Serene Ascetic", { empowered = false })
  end,
}
