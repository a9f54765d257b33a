-- UNL-151 Bandle Soldier.

scenario "With three experience the Soldier enters ready" {
  covers = { "UNL-151", "824", "143.4" },
  you = { hand = { "Bandle Soldier" }, resources = { energy = 4, order = 1 }, xp = 3 },

  run = function(t)
    t.you:play("Bandle Soldier")

    t:expect_unit("Bandle Soldier", { ready = true, might = 5 })
  end,
}

scenario "With two experience the Soldier enters exhausted" {
  covers = { "UNL-151", "824" },
  you = { hand = { "Bandle Soldier" }, resources = { energy = 4, order = 1 }, xp = 2 },
  foe = { xp = 9 },

  run = function(t)
    t.you:play("Bandle Soldier")

    t:expect_unit("Bandle Soldier", { exhausted = true })
  end,
}
