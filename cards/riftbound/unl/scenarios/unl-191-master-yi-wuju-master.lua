-- UNL-191 Master Yi, Wuju Master.

scenario "At six experience your units have one Might more, at eleven they enter ready, too" {
  covers = { "UNL-191", "824", "143.4" },
  you = { legend = "Master Yi, Wuju Master", hand = { "Daring Poro" }, resources = { energy = 2 }, base = { "Recruit" }, xp = 11 },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Daring Poro")

    t:expect_unit("Daring Poro", { ready = true, might = 3 })
    t:expect_unit("Recruit", { might = 2 })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "At ten experience they enter exhausted" {
  covers = { "UNL-191", "824" },
  you = { legend = "Master Yi, Wuju Master", hand = { "Daring Poro" }, resources = { energy = 2 }, xp = 10 },

  run = function(t)
    t.you:play("Daring Poro")

    t:expect_unit("Daring Poro", { exhausted = true, might = 3 })
  end,
}

scenario "At five experience they have their own Might" {
  covers = { "UNL-191", "824" },
  you = { legend = "Master Yi, Wuju Master", base = { "Recruit" }, xp = 5 },

  run = function(t)
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Six experience suffice for the Might, and an opponent's units are not stronger" {
  covers = { "UNL-191", "824" },
  turn_player = "foe",
  you = { legend = "Master Yi, Wuju Master", base = { "Recruit" }, xp = 6 },
  foe = { hand = { "Daring Poro" }, resources = { energy = 2 } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t.foe:play("Daring Poro")
    t:expect_unit("Daring Poro", { exhausted = true })
  end,
}
