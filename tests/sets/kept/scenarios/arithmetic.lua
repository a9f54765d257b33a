-- Numbers that are read in play are worked out: minus, sums, products, parts.

scenario "A keyword's number is taken off" {
  covers = { "KPT-001", "Dwindle", "477.3" },
  you = { base = { "Waning Hound" } },

  run = function(t)
    t:expect_unit("Waning Hound", { might = 3 })
  end,
}

scenario "A count is multiplied, and taken from a number" {
  covers = { "KPT-002", "477.3" },
  you = { base = { "Bashful Giant", "Recruit" } },

  run = function(t)
    t:expect_unit("Bashful Giant", { might = 6 })
  end,
}

scenario "With two others there it is less" {
  covers = { "KPT-002" },
  you = { base = { "Bashful Giant", "Recruit", "Recruit" } },

  run = function(t)
    t:expect_unit("Bashful Giant", { might = 4 })
  end,
}

scenario "Alone it is more" {
  covers = { "KPT-002" },
  you = { base = { "Bashful Giant" } },

  run = function(t)
    t:expect_unit("Bashful Giant", { might = 8 })
  end,
}

scenario "Half of a count is rounded down, and a price is worked out" {
  covers = { "KPT-003", "Feast", "356.4" },
  you = { hand = { "Swarm Eater" }, runes = { chaos = 6 } },
  foe = { base = { "Recruit", "Recruit", "Recruit" } },

  run = function(t)
    t.you:play("Swarm Eater", { to = "base" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 1 } }
    t:expect_unit("Swarm Eater", { might = 2 })
  end,
}

scenario "Of one enemy the price is the printed one" {
  covers = { "KPT-003", "Feast" },
  you = { hand = { "Swarm Eater" }, runes = { chaos = 8 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Swarm Eater", "base")
  end,
}
