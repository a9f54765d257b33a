-- UNL-149 Diana, No Longer Human.

scenario "Each spell of yours gives Diana two Might for the turn" {
  covers = { "UNL-149" },
  you = { base = { "Diana, No Longer Human", "Recruit" }, hand = { "Cleave", "Cleave" }, resources = { energy = 2 } },
  foe = { hand = { "Stupefy" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Cleave", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Diana, No Longer Human", { might = 7 })
    t:next_turn()
    t:expect_unit("Diana, No Longer Human", { might = 3 })
  end,
}

scenario "A countered spell was not played for Diana" {
  covers = { "UNL-149", "419.4.a" },
  you = { base = { "Diana, No Longer Human", "Recruit" }, hand = { "Cleave" }, resources = { energy = 1 } },
  foe = { hand = { "Defy" }, resources = { energy = 1, calm = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Defy", { target = "Cleave" })
    t:everyone_passes()

    t:expect_unit("Diana, No Longer Human", { might = 3 })
  end,
}
