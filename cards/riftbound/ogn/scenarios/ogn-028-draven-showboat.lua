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

scenario "In a team Draven counts the team's points, also those just scored" {
  covers = { "OGN-028", "489.8.d" },
  you = { points = 5, base = { "Draven, Showboat" } },
  mate = { base = { "Draven, Showboat" } },
  foe = { points = 3, base = { "Draven, Showboat" } },

  run = function(t)
    t:expect_unit("your Draven, Showboat", { might = 8 })
    t:expect_unit("foe's Draven, Showboat", { might = 6 })
    t.you:move("Draven, Showboat", "0")
    t:fight()

    t:expect { you = { points = 6 } }
    t:expect_unit("your Draven, Showboat", { might = 9 })
    t:expect_unit("mate's Draven, Showboat", { might = 9 })
  end,
}
