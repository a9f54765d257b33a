scenario "Doran's Blade goes on for one Body and gives two Might" {
  covers = { "SFD-095", "818", "150.2" },
  you = { base = { "Doran's Blade", "Recruit" }, runes = { body = 1 } },

  run = function(t)
    t.you:use("Doran's Blade", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, attached = { "Doran's Blade" } })
    t:expect { you = { runes = 0 } }
  end,
}
