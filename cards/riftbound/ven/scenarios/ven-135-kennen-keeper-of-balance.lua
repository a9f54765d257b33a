-- VEN-135 Kennen, Keeper of Balance.

scenario "Played, Kennen may stun a unit for two Energy" {
  covers = { "VEN-135", "383.3.b", "423" },
  you = { hand = { "Kennen, Keeper of Balance" }, runes = { order = 5 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Kennen, Keeper of Balance", { may = true, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { stunned = true })
    t:expect_unit("Kennen, Keeper of Balance", { might = 2 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Attacking, Kennen stuns an enemy here and is two Might stronger" {
  covers = { "VEN-135", "383.4.e", "423" },
  you = { base = { "Kennen, Keeper of Balance" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kennen, Keeper of Balance", "0", { may = true, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Kennen, Keeper of Balance", { might = 4 })
    t:expect_unit("Mega-Mech", { stunned = true })
  end,
}

scenario "Kennen may save the Energy, and stuns nobody" {
  covers = { "VEN-135", "383.3.a" },
  you = { base = { "Kennen, Keeper of Balance" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kennen, Keeper of Balance", "0", { may = false })

    t:expect { chain = {}, you = { runes_ready = 2 } }
    t:expect_unit("Kennen, Keeper of Balance", { might = 2 })
  end,
}

scenario "A stunned friend here, or a stunned enemy elsewhere, makes Kennen no stronger" {
  covers = { "VEN-135" },
  you = { units = { ["0"] = { "Kennen, Keeper of Balance", { "Recruit", stunned = true } } } },
  foe = { units = { ["1"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t) t:expect_unit("Kennen, Keeper of Balance", { might = 2 }) end,
}

scenario "Out of hiding Kennen stuns only what is here" {
  covers = { "VEN-135", "Hidden", "811" },
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Kennen, Keeper of Balance" } }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech", "Pouty Poro" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Kennen, Keeper of Balance", { from = "facedown", may = true, target = "?" })
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Kennen, Keeper of Balance", { might = 4 })
  end,
}
