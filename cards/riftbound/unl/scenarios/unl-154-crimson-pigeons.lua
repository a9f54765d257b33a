-- UNL-154 Crimson Pigeons.

scenario "In company the attacking Pigeons have two Might more" {
  covers = { "UNL-154", "464.2.c" },
  you = { base = { "Crimson Pigeons", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Crimson Pigeons", { might = 3 })
    t.you:move({ "Crimson Pigeons", "Recruit" }, "0")

    t:expect_unit("Crimson Pigeons", { might = 5 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Alone the attacking Pigeons have no more, nor when they defend in company" {
  covers = { "UNL-154" },
  you = { base = { "Crimson Pigeons", "Recruit" } },
  foe = { units = { ["0"] = { "Crimson Pigeons", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Crimson Pigeons", "0")

    t:expect_unit("your Crimson Pigeons", { might = 3 })
    t:expect_unit("foe's Crimson Pigeons", { might = 3 })
  end,
}

scenario "At home the Pigeons have no part in the attack of others" {
  covers = { "UNL-154" },
  you = { base = { "Crimson Pigeons", "Mega-Mech", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Recruit" }, "0")

    t:expect_unit("Crimson Pigeons", { might = 3 })
  end,
}
