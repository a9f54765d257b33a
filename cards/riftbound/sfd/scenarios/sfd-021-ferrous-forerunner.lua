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

scenario "The Mechs come too late for a Ruined Rex that died at the same time" {
  covers = { "SFD-021", "UNL-067", "R079", "337.3", "355.5" },
  you = { base = { { "Ruined Rex", damage = 2 } } },
  foe = { units = { ["0"] = { "Ferrous Forerunner" } } },

  run = function(t)
    t.you:move("Ruined Rex", "0")
    t:fight()

    t:expect { you = { trash = { "Ruined Rex" } }, foe = { base = { "Mech", "Mech" }, trash = { "Ferrous Forerunner" } } }
  end,
}
