-- VEN-007 Punching Poro.

scenario "The Poro is Empowered for a discard and has a Might more" {
  covers = { "VEN-007", "Empower", "Empowered", "827", "422" },
  you = { base = { "Punching Poro" }, hand = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t:expect_unit("Punching Poro", { might = 2 })
    t.you:use("Punching Poro", { discard = "Pouty Poro" })
    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Pouty Poro" } } }
    t:everyone_passes()

    t:expect_unit("Punching Poro", { might = 3, empowered = true })
  end,
}

scenario "Without a card in hand the Poro cannot be Empowered" {
  covers = { "VEN-007", "Empower", "203.3" },
  you = { base = { "Punching Poro" }, runes = { fury = 3 } },

  run = function(t) t.you:refused("use", "Punching Poro") end,
}
