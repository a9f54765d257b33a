-- VEN-069 Mel, Newly Awakened.

scenario "Mel brings a card" {
  covers = { "VEN-069", "383.4.a" },
  you = { hand = { "Mel, Newly Awakened" }, resources = { energy = 4, mind = 1 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Mel, Newly Awakened", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "With Mel Empowered a spell of yours is not countered" {
  covers = { "VEN-069", "Empower", "Empowered", "425" },
  you = { base = { "Mel, Newly Awakened" }, hand = { "Discipline" }, resources = { energy = 5 } },
  foe = { hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:use("Mel, Newly Awakened")
    t:everyone_passes()
    t.you:play("Discipline", { target = "Mel, Newly Awakened" })
    t.you:pass()
    t.foe:play("Defy", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("Mel, Newly Awakened", { might = 6 })
  end,
}

scenario "Mel without the status protects nothing, and never spells of the foe" {
  covers = { "VEN-069", "828" },
  you = { base = { { "Mel, Newly Awakened", empowered = true } }, hand = { "Defy" }, runes = { calm = 2 } },
  foe = { base = { "Mel, Newly Awakened" }, hand = { "Discipline" }, resources = { energy = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "foe's Mel, Newly Awakened" })
    t.foe:pass()
    t.you:play("Defy", { target = "Discipline" })
    t:everyone_passes()

    t:expect_unit("foe's Mel, Newly Awakened", { might = 4 })
  end,
}

scenario "With Mel Empowered what a spell takes from the unit that it chose is one more" {
  covers = { "VEN-069", "369", "477.3" },
  you = { base = { { "Mel, Newly Awakened", empowered = true } }, hand = { "Mesmerize", "Stupefy" }, resources = { energy = 2, mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Mesmerize", { mode = "give an enemy unit -2 {might} this turn", target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 5 })
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 3 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Without the status, and by a spell of the foe, no more is taken" {
  covers = { "VEN-069", "828" },
  you = { base = { "Mel, Newly Awakened" }, hand = { "Mesmerize" }, resources = { energy = 1, mind = 1 } },
  foe = { base = { "Mega-Mech", { "Mel, Newly Awakened", empowered = true } } },

  run = function(t)
    t.you:play("Mesmerize", { mode = "give an enemy unit -2 {might} this turn", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "An ability of your unit takes one more from what it chose, too" {
  covers = { "VEN-069", "369" },
  you = { base = { { "Mel, Newly Awakened", empowered = true }, "Ahri, Inquisitive" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Mountain Drake" } } },

  run = function(t)
    t.you:move("Ahri, Inquisitive", "0", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Mega-Mech", { might = 5 })
    t:expect_unit("Mountain Drake", { might = 10 })
  end,
}

scenario "What the foe's spell takes is no more, though your own Mel is Empowered" {
  covers = { "VEN-069", "369" },
  you = { base = { { "Mel, Newly Awakened", empowered = true } } },
  foe = { hand = { "Mesmerize" }, resources = { energy = 1, mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Mesmerize", { mode = "give an enemy unit -2 {might} this turn", target = "Mel, Newly Awakened" })
    t:everyone_passes()

    t:expect_unit("Mel, Newly Awakened", { might = 2 })
  end,
}
