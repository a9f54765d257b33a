-- OGN-028 Draven, Showboat.

scenario "Draven grows with his player's points" {
  covers = { "OGN-028", "477.3" },
  you = { points = 4, base = { "Draven, Showboat" } },
  foe = { points = 6 },

  run = function(t)
    t:expect_unit("Draven, Showboat", { might = 7 })
    t.you:move("Draven, Showboat", "0")
    t:fight()

    t:expect { you = { points = 5 } }
    t:expect_unit("Draven, Showboat", { might = 8 })
  end,
}

scenario "With no points Draven is a plain 3" {
  covers = { "OGN-028", "477.3" },
  you = { base = { "Draven, Showboat" } },
  foe = { points = 6 },

  run = function(t)
    t:expect_unit("Draven, Showboat", { might = 3 })
  end,
}
