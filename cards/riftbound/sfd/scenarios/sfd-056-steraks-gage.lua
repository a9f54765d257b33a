scenario "Sterak's Gage is equipped for one Calm and gives three Might" {
  covers = { "SFD-056", "818", "150.2" },
  you = { base = { "Sterak's Gage", "Recruit" }, runes = { calm = 1 } },

  run = function(t)
    t.you:use("Sterak's Gage", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4, attached = { "Sterak's Gage" } })
  end,
}
