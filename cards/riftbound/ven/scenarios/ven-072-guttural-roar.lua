-- VEN-072 Guttural Roar.

scenario "Two Might for a unit, four for one that is Empowered" {
  covers = { "VEN-072", "Action", "477.3", "158.2" },
  you = { base = { "Mega-Mech", { "Brutal Hunter", empowered = true } }, hand = { "Guttural Roar", "Guttural Roar" }, runes = { body = 4 } },

  run = function(t)
    t.you:play("Guttural Roar", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 10 })
    t.you:play("Guttural Roar", { target = "Brutal Hunter" })
    t:everyone_passes()
    t:expect_unit("Brutal Hunter", { might = 10 })
    t:next_turn()

    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect_unit("Brutal Hunter", { might = 6 })
  end,
}

scenario "What counts is the status as the Roar resolves" {
  covers = { "VEN-072", "359.3" },
  you = { base = { "Mega-Mech" }, hand = { "Guttural Roar" }, runes = { body = 2 } },
  foe = { hand = { "Sanction" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Guttural Roar", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Sanction", { mode = 1, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 12 })
  end,
}
