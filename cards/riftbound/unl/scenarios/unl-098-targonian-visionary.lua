-- UNL-098 Targonian Visionary.

scenario "The Visionary has ten Might at eleven experience" {
  covers = { "UNL-098", "Level", "824" },
  you = { base = { "Targonian Visionary" }, xp = 11 },

  run = function(t)
    t:expect_unit("Targonian Visionary", { might = 10 })
  end,
}

scenario "At ten experience the Visionary has six Might" {
  covers = { "UNL-098", "Level" },
  you = { base = { "Targonian Visionary" }, xp = 10 },

  run = function(t)
    t:expect_unit("Targonian Visionary", { might = 6 })
  end,
}
