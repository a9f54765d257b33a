-- VEN-079 Dame the Despoiler.

scenario "The Empowered Dame who attacks comes to the Might of a unit here, and one beyond" {
  covers = { "VEN-079", "Empower", "Empowered", "477.3.b", "383.4.e" },
  you = { base = { "Dame the Despoiler" }, resources = { energy = 5, body = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:use("Dame the Despoiler")
    t:everyone_passes()
    t.you:move("Dame the Despoiler", "0", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Dame the Despoiler", { might = 9, attacking = true })
  end,
}

scenario "Beside a weaker unit the Dame who defends has one Might more" {
  covers = { "VEN-079", "477.3.b", "383.4.f" },
  you = { base = { "Recruit" } },
  foe = { units = { ["0"] = { { "Dame the Despoiler", empowered = true } } } },

  run = function(t)
    t:answers { foe = { { target = "Recruit" } } }
    t.you:move("Recruit", "0")
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Dame the Despoiler", { might = 6, defending = true })
  end,
}

scenario "The Dame without the status fights with her own Might" {
  covers = { "VEN-079", "828" },
  you = { base = { "Dame the Despoiler" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Dame the Despoiler", "0")

    t:expect { chain = {} }
    t:expect_unit("Dame the Despoiler", { might = 5 })
  end,
}
