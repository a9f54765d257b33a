scenario "The Chef takes up an Equipment" {
  covers = { "SFD-092", "Weaponmaster", "821" },
  you = { hand = { "Combat Chef" }, base = { "Doran's Blade" }, runes = { body = 5 } },

  run = function(t)
    t.you:play("Combat Chef", { may = true })
    t:everyone_passes()

    t:expect_unit("Combat Chef", { might = 7, attached = { "Doran's Blade" } })
    t:expect { you = { runes = 5 } }
  end,
}
