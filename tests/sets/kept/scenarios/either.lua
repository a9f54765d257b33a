-- Of several queries one number: together in `either`, each by itself as counts.

scenario "Neither leads nor is stunned" {
  covers = { "KPT-016" },
  you = { base = { "Keen Rival" } },
  foe = { points = 4, base = { "Recruit" } },

  run = function(t)
    t:expect_unit("Keen Rival", { might = 3 })
  end,
}

scenario "An opponent leads" {
  covers = { "KPT-016" },
  you = { base = { "Keen Rival" } },
  foe = { points = 5 },

  run = function(t)
    t:expect_unit("Keen Rival", { might = 5 })
  end,
}

scenario "An enemy unit is stunned" {
  covers = { "KPT-016" },
  you = { base = { "Keen Rival" } },
  foe = { base = { { "Recruit", stunned = true } } },

  run = function(t)
    t:expect_unit("Keen Rival", { might = 5 })
  end,
}

scenario "A unit and two gear are three together" {
  covers = { "KPT-017" },
  you = { base = { "Laden Mule", "Recruit", "Lost and Found", "Lost and Found" } },

  run = function(t)
    t:expect_unit("Laden Mule", { might = 5 })
  end,
}

scenario "Two together are too few, and what is theirs does not count" {
  covers = { "KPT-017" },
  you = { base = { "Laden Mule", "Recruit", "Lost and Found" } },
  foe = { base = { "Recruit", "Lost and Found" } },

  run = function(t)
    t:expect_unit("Laden Mule", { might = 3 })
  end,
}
