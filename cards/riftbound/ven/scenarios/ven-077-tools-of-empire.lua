-- VEN-077 Tools of Empire.

scenario "The Tools give two Might for the turn" {
  covers = { "VEN-077", "377", "477.3" },
  you = { gear = { "Tools of Empire" }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Tools of Empire", { ability = 1, target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Tools of Empire", { exhausted = true })
    t:expect_unit("Mega-Mech", { might = 10 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "Empowered for two Energy the Tools give four" {
  covers = { "VEN-077", "Empower", "158.2" },
  you = { gear = { "Tools of Empire" }, base = { "Mega-Mech" }, resources = { energy = 2 } },

  run = function(t)
    t.you:use("Tools of Empire", { ability = 2 })
    t:everyone_passes()
    t:expect_unit("Tools of Empire", { empowered = true, ready = true })
    t.you:use("Tools of Empire", { ability = 1, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 12 })
  end,
}

scenario "A unit that is Empowered has two of Tools that are not" {
  covers = { "VEN-077" },
  you = { gear = { "Tools of Empire" }, base = { { "Mega-Mech", empowered = true } } },

  run = function(t)
    t.you:use("Tools of Empire", { ability = 1, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}
