-- SFD-127 Master Bingwen.

scenario "Master Bingwen takes an Equipment up for one Power less" {
  covers = { "SFD-127", "821" },
  you = { base = { "Recurve Bow" }, hand = { "Master Bingwen" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("Master Bingwen", { may = true, target = "Recurve Bow" })
    t:everyone_passes()

    t:expect_unit("Master Bingwen", { might = 6, attached = { "Recurve Bow" }, exhausted = true })
    t:expect { you = { runes = 6 } }
  end,
}
