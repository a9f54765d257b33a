-- OGS-005 Zephyr Sage: Shield, and nothing else.

scenario "Zephyr Sage has a Might more while it defends" {
  covers = { "OGS-005", "814", "Q83" },
  you = { base = { "Petty Officer", "Recruit" } },
  foe = { units = { ["Zaun Warrens"] = { "Zephyr Sage" } } },

  run = function(t)
    t.you:move({ "Petty Officer", "Recruit" }, "Zaun Warrens")
    t:expect_unit("Zephyr Sage", { might = 7, defending = true })
    t:fight()

    t:expect_unit("Zephyr Sage", { on_board = false })
  end,
}

scenario "Zephyr Sage gains nothing by attacking" {
  covers = { "OGS-005", "814" },
  you = { base = { "Zephyr Sage" } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Zephyr Sage", "Zaun Warrens")

    t:expect_unit("Zephyr Sage", { might = 6, attacking = true })
  end,
}
