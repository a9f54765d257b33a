-- UNL-138 The List.

scenario "The List takes two Might from a unit with the named tag" {
  covers = { "UNL-138", "760" },
  you = { hand = { "The List" }, resources = { energy = 1 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech", "Petty Officer" } },

  run = function(t)
    t.you:play("The List", { tag = "Mech" })
    t:everyone_passes()
    t.you:use("The List")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 6 })
    t:expect_unit("The List", { exhausted = true })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Without a unit of the named tag The List is no use" {
  covers = { "UNL-138", "355.8" },
  you = { hand = { "The List" }, resources = { energy = 1 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech", "Petty Officer" } },

  run = function(t)
    t.you:play("The List", { tag = "Poro" })
    t:everyone_passes()

    t.you:refused("use", "The List", "355.8")
  end,
}
