-- VEN-159 Kinkou Temple.

scenario "Units with Tank have a Might more here" {
  covers = { "VEN-159", "Tank" },
  you = { units = { ["Kinkou Temple"] = { "Sunlit Guardian", "Recruit" }, base = { "Stormclaw Ursine" } } },

  run = function(t)
    t:expect_unit("Sunlit Guardian", { might = 4 })
    t:expect_unit("Recruit", { might = 1 })
    t:expect_unit("Stormclaw Ursine", { might = 6 })
  end,
}

scenario "Tank that was given for the turn counts, of either side" {
  covers = { "VEN-159", "477.2" },
  you = { legend = "Shen, Eye of Twilight", units = { ["Kinkou Temple"] = { "Recruit" } } },

  run = function(t)
    t.you:use("Shen, Eye of Twilight", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "A foe's unit with Tank has a Might more here" {
  covers = { "VEN-159", "Tank" },
  battlefields = { "Kinkou Temple" },
  foe = { units = { ["Kinkou Temple"] = { "Stormclaw Ursine" } } },

  run = function(t) t:expect_unit("Stormclaw Ursine", { might = 7 }) end,
}
