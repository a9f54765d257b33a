-- VEN-041 Riven, Shattered.

scenario "Riven's attack deals two for each Equipment attached to her" {
  covers = { "VEN-041", "417", "716" },
  you = { base = { { "Riven, Shattered", attached = { "Doran's Blade", "B.F. Sword" } }, { "Recruit", attached = { "Long Sword" } } } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Riven, Shattered", "0")
    t:expect { chain = { "Riven, Shattered" } }
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Mountain Drake", { damage = 4 })
  end,
}

scenario "Without Equipment Riven's attack deals nothing" {
  covers = { "VEN-041", "417.1.e" },
  you = { base = { "Riven, Shattered" } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Riven, Shattered", "0")
    t.you:pass()
    t.foe:pass()

    t:expect_unit("Mountain Drake", { damage = 0 })
  end,
}

scenario "Riven takes up an Equipment on arrival" {
  covers = { "VEN-041", "Weaponmaster", "821" },
  you = { hand = { "Riven, Shattered" }, gear = { "Doran's Blade" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Riven, Shattered", { to = "base", may = true })
    t:everyone_passes()

    t:expect_unit("Riven, Shattered", { might = 5, attached = { "Doran's Blade" } })
  end,
}
