scenario "The Forerunner leaves two Mechs in the base" {
  covers = { "SFD-021", "808", "184" },
  you = { units = { ["0"] = { "Ferrous Forerunner" } }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Ferrous Forerunner" })
    t:everyone_passes()

    t:expect { you = { base = { "Mech", "Mech" }, trash = { "Ferrous Forerunner", "Vengeance" } } }
    t:expect_unit("Mech#1", { might = 3, exhausted = true })
  end,
}

scenario "A Forerunner that returns to the hand leaves nothing" {
  covers = { "SFD-021", "428.2" },
  you = { units = { ["0"] = { "Ferrous Forerunner" } }, hand = { "Rebuke" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Rebuke", { target = "Ferrous Forerunner" })
    t:everyone_passes()

    t:expect { you = { base = {}, hand = { "Ferrous Forerunner" } } }
  end,
}
