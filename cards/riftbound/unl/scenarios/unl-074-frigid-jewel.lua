-- UNL-074 Frigid Jewel.

scenario "The second card of a turn, not the first or third, feeds a friendly unit" {
  covers = { "UNL-074", "413", "477.3" },
  you = { gear = { "Frigid Jewel" }, base = { "Recruit" }, hand = { "Meditation", "Meditation", "Meditation" }, runes = { calm = 6 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Meditation", { additional = false })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 1 })
    t.you:play("Meditation", { additional = false })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t.you:play("Meditation", { additional = false })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t:next_turn()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "The foe's second card does not feed your unit" {
  covers = { "UNL-074" },
  you = { gear = { "Frigid Jewel" }, base = { "Recruit" } },
  foe = { hand = { "Consult the Past" }, runes = { mind = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Consult the Past")
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}
