scenario "The Veteran takes up an Equipment" {
  covers = { "SFD-099", "821" },
  you = { hand = { "Veteran Poro" }, base = { "Doran's Blade" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Veteran Poro", { may = true })
    t:everyone_passes()

    t:expect_unit("Veteran Poro", { might = 4, attached = { "Doran's Blade" } })
  end,
}
