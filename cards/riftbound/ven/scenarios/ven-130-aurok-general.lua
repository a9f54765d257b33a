-- VEN-130 Aurok General.

scenario "Empowered, the General gives each Empowered unit of yours two Might, itself too" {
  covers = { "VEN-130", "Empower", "Empowered" },
  you = { base = { "Aurok General", { "Escaped Grayback", empowered = true }, "Pouty Poro", { "Recruit", empowered = true } }, runes = { order = 4 } },
  foe = { base = { { "Kinkou Lifeblade", empowered = true } } },

  run = function(t)
    t:expect_unit("Escaped Grayback", { might = 5 })
    t.you:use("Aurok General")
    t:everyone_passes()

    t:expect_unit("Aurok General", { might = 7 })
    t:expect_unit("Escaped Grayback", { might = 7 })
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Pouty Poro", { might = 2 })
    t:expect_unit("Kinkou Lifeblade", { might = 5 })
    t:expect { you = { runes = 3, runes_ready = 1 } }
  end,
}

scenario "Without the status the General gives nothing" {
  covers = { "VEN-130", "828" },
  you = { base = { "Aurok General", { "Recruit", empowered = true } } },

  run = function(t)
    t:expect_unit("Aurok General", { might = 5 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}
