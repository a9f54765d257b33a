-- UNL-026 Xerath, Freed.

scenario "At a battlefield Xerath deals three to a unit anywhere" {
  covers = { "UNL-026", "377", "417" },
  you = { units = { ["0"] = { "Xerath, Freed" } }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Xerath, Freed", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Xerath, Freed", { exhausted = true })
    t:expect { you = { runes = 0 } }
  end,
}

scenario "In base Xerath deals nothing" {
  covers = { "UNL-026", "377.2.b" },
  you = { base = { "Xerath, Freed" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Xerath, Freed", "377.2.b")
  end,
}

scenario "Without Fury Xerath deals nothing" {
  covers = { "UNL-026", "203.3" },
  you = { units = { ["0"] = { "Xerath, Freed" } }, runes = { mind = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Xerath, Freed")
  end,
}
