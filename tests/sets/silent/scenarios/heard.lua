-- What once was said without effect is heard.

scenario "A spell speaks of its own damage, as often as it counts" {
  covers = { "SLT-001", "713", "366.2.a" },
  you = {
    hand = { "Loud Word" }, runes = { fury = 1 },
    units = { ["Zaun Warrens"] = { "Branded Recruit", "Branded Recruit" } },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Loud Word", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "What marks itself while it is played is marked as it enters" {
  covers = { "SLT-002", "441" },
  you = { hand = { "Branded Recruit" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Branded Recruit")
    t:everyone_passes()

    t:expect_unit("Branded Recruit", { might = 4, branded = true })
  end,
}

scenario "A card in banishment keeps its mark and is found by it" {
  covers = { "SLT-003", "441" },
  you = {
    hand = { "Long Grudge" }, runes = { fury = 1 }, base = { "Long Grudge" },
    trash = { "Mega-Mech" }, banished = { "Loud Word" },
  },
  foe = { units = { ["Zaun Warrens"] = {} } },

  run = function(t)
    t.you:play("Long Grudge")
    t:everyone_passes()
    t:expect { you = { banished = { "Mega-Mech", "Loud Word" } } }
    t.you:move("Long Grudge", "Zaun Warrens")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, banished = { "Loud Word" } } }
  end,
}

scenario "What one does about a thing that is played is done as soon as it is there" {
  covers = { "SLT-004", "387" },
  you = { hand = { "Welcoming Party" }, runes = { fury = 1 }, trash = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Welcoming Party")
    t:everyone_passes()
    t:everyone_passes()
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { exhausted = false })
    t:expect_unit("Welcoming Party", { exhausted = true })
  end,
}

scenario "A spell hears that it was played" {
  covers = { "SLT-006" },
  you = { hand = { "Echoing Word" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Echoing Word")
    t:everyone_passes()
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Mega-Mech" } } }
  end,
}

scenario "A place that a verb is given is the battlefield there" {
  covers = { "SLT-007", "390" },
  battlefields = { "Targon's Peak" },
  you = { base = { "Border Watch" } },

  run = function(t)
    t.you:move("Border Watch", "Targon's Peak")
    t:everyone_passes()
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "and no other place" {
  covers = { "SLT-007", "390" },
  battlefields = { "Targon's Peak" },
  you = { base = { "Border Watch", "Mega-Mech" } },

  run = function(t)
    t.you:move("Border Watch", "Targon's Peak")
    t:everyone_passes()
    t:fight()
    t:everyone_passes()
    t.you:move("Mega-Mech", "Blank Battlefield")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "What conquering a battlefield does can be done by a card" {
  covers = { "SLT-005", "383.4.g" },
  battlefields = { "Zaun Warrens" },
  you = {
    hand = { "Parade Ground", "Loud Word" }, runes = { fury = 1 },
    units = { ["Zaun Warrens"] = { "Branded Recruit" } },
  },

  run = function(t)
    t.you:play("Parade Ground", { to = "Zaun Warrens" })
    t:everyone_passes()
    t:everyone_passes()

    t:expect { you = { trash = { "Loud Word" }, hand = { "Mega-Mech" } } }
  end,
}
