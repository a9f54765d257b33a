-- UNL-004 Prepared Neophyte.

scenario "After a spell of four Energy the Neophyte has five Might, for the turn" {
  covers = { "UNL-004", "477.3", "419.4.b" },
  you = { base = { "Prepared Neophyte" }, hand = { "Consult the Past" }, runes = { mind = 4 } },

  run = function(t)
    t:expect_unit("Prepared Neophyte", { might = 1 })
    t.you:play("Consult the Past")
    t:expect_unit("Prepared Neophyte", { might = 5 })
    t:everyone_passes()
    t:next_turn()

    t:expect_unit("Prepared Neophyte", { might = 1 })
  end,
}

scenario "A spell of three, a unit of five and the foe's spell are nothing to the Neophyte" {
  covers = { "UNL-004" },
  you = {
    base = { "Prepared Neophyte" },
    hand = { "Void Seeker", "Playful Phantom", "Falling Comet" },
    runes = { fury = 8 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Consult the Past" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Playful Phantom")
    t:expect_unit("Prepared Neophyte", { might = 1 })
    t:next_turn()
    t.foe:play("Consult the Past")

    t:expect_unit("Prepared Neophyte", { might = 1 })
  end,
}

scenario "A great spell from facedown cost nothing: the Neophyte stays small" {
  covers = { "UNL-004", "Hidden" },
  you = { base = { "Prepared Neophyte" }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Consult the Past" } } },

  run = function(t)
    t.you:play("Consult the Past", { from = "facedown" })

    t:expect_unit("Prepared Neophyte", { might = 1 })
  end,
}
