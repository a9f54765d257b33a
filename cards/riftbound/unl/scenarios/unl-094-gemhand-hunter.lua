-- UNL-094 Gemhand Hunter.

scenario "The Gemhand Hunter grows at six experience" {
  covers = { "UNL-094", "Level", "Hunt", "823", "824" },
  you = { base = { "Gemhand Hunter" }, xp = 5 },

  run = function(t)
    t:expect_unit("Gemhand Hunter", { might = 2 })
    t.you:move("Gemhand Hunter", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { xp = 6 } }
    t:expect_unit("Gemhand Hunter", { might = 3 })
  end,
}
