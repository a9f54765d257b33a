-- OGS-007 Garen, Rugged: Assault 2 and Shield 2.

scenario "Garen, Rugged has 7 Might attacking and 7 defending" {
  covers = { "OGS-007", "807", "814", "Q82", "Q83" },
  you = { base = { "Garen, Rugged" } },
  foe = { units = { ["Zaun Warrens"] = { "Garen, Rugged" } } },

  run = function(t)
    t.you:move("Garen, Rugged", "Zaun Warrens")
    t:expect_unit("your Garen, Rugged", { might = 7, attacking = true })
    t:expect_unit("foe's Garen, Rugged", { might = 7, defending = true })
    t:fight()

    t:expect { you = { trash = { "Garen, Rugged" } }, foe = { trash = { "Garen, Rugged" } } }
  end,
}

scenario "Outside combat Garen, Rugged has 5 Might" {
  covers = { "OGS-007", "807", "814" },
  you = { base = { "Garen, Rugged" } },

  run = function(t)
    t:expect_unit("Garen, Rugged", { might = 5 })
    t.you:move("Garen, Rugged", "Blank Battlefield")
    t:expect_unit("Garen, Rugged", { might = 5, attacking = false })
    t:fight()
  end,
}
