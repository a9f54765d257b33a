scenario "The Veteran takes up an Equipment" {
  covers = { "SFD-099", "821" },
  you = { hand = { "Veteran Poro" }, base = { "Doran's Blade" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Veteran Poro", { may = true })
    t:everyone_passes()

    t:expect_unit("Veteran Poro", { might = 4, attached = { "Doran's Blade" } })
  end,
}

scenario "Weaponmaster chooses the Equipment, not the unit; Equip chooses the unit" {
  covers = { "SFD-099", "R124", "821.1.c", "818.1" },
  you = {
    legend = "Irelia, Blade Dancer",
    base = { "Doran's Blade" },
    hand = { "Veteran Poro" },
    runes = { body = 5 },
  },

  run = function(t)
    t.you:play("Veteran Poro", { may = true })
    t:everyone_passes()
    t:expect { you = { legend_exhausted = false } }
    t:expect_unit("Veteran Poro", { exhausted = true, attached = { "Doran's Blade" } })
  end,
}
