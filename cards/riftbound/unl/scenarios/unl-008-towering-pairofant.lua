-- UNL-008 Towering Pairofant.

scenario "After a death the Pairofant comes ready" {
  covers = { "UNL-008", "143.4", "428" },
  you = { hand = { "Towering Pairofant", "Incinerate" }, runes = { fury = 8 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Towering Pairofant")

    t:expect_unit("Towering Pairofant", { ready = true })
  end,
}

scenario "A dead gear is no dead unit: the Pairofant comes exhausted" {
  covers = { "UNL-008", "428" },
  you = { hand = { "Towering Pairofant" }, runes = { fury = 6, chaos = 1 }, gear = { "Treasure Trove" } },

  run = function(t)
    t.you:use("Treasure Trove")
    t:everyone_passes()
    t.you:play("Towering Pairofant")

    t:expect_unit("Towering Pairofant", { exhausted = true })
  end,
}

scenario "A death of the turn before does not help the Pairofant" {
  covers = { "UNL-008" },
  you = { hand = { "Towering Pairofant" }, runes = { fury = 6 } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, units = { ["0"] = { "Recruit" } } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Incinerate", { target = "Recruit" })
    t:everyone_passes()
    t:next_turn()
    t.you:play("Towering Pairofant")

    t:expect_unit("Towering Pairofant", { exhausted = true })
  end,
}

scenario "Attacking, the Pairofant has seven Might" {
  covers = { "UNL-008", "Assault" },
  you = { base = { "Towering Pairofant" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Towering Pairofant", "0")

    t:expect_unit("Towering Pairofant", { might = 7 })
  end,
}
