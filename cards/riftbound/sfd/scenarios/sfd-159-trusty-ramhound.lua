-- SFD-159 Trusty Ramhound.

scenario "Trusty Ramhound is stronger beside another unit of yours" {
  covers = { "SFD-159", "364" },
  you = { units = { ["0"] = { "Trusty Ramhound", "Recruit" } } },

  run = function(t)
    t:expect_unit("Trusty Ramhound", { might = 3 })
    t.you:move("Recruit", "base")
    t:expect_unit("Trusty Ramhound", { might = 2 })
    t.you:move("Trusty Ramhound", "base")

    t:expect_unit("Trusty Ramhound", { might = 3, at = "base" })
  end,
}

scenario "Enemies beside it and gear do not count for Trusty Ramhound" {
  covers = { "SFD-159" },
  you = { base = { "Trusty Ramhound", "Orb of Regret" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:expect_unit("Trusty Ramhound", { might = 2 })
    t.you:move("Trusty Ramhound", "0")

    t:expect_unit("Trusty Ramhound", { might = 2 })
  end,
}
