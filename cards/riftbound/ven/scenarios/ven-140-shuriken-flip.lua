-- VEN-140 Shuriken Flip.

scenario "Two damage to an enemy at a battlefield, and a friendly unit moves" {
  covers = { "VEN-140", "417", "445", "355.4" },
  you = { hand = { "Shuriken Flip" }, base = { "Recruit" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { "Pouty Poro", "Mega-Mech" } }, base = { "Stalwart Poro" } },

  run = function(t)
    t.you:play("Shuriken Flip", { target = { { "Mega-Mech" }, { "Recruit" } }, destination = "1" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { you = { units = { ["1"] = { "Recruit" } } } }
  end,
}

scenario "Without an enemy at a battlefield Shuriken Flip only moves" {
  covers = { "VEN-140", "355.13" },
  you = { hand = { "Shuriken Flip" }, base = { "Recruit" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shuriken Flip", { target = "Recruit", destination = "1" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { you = { units = { ["1"] = { "Recruit" } } } }
  end,
}

scenario "The enemy may be spared" {
  covers = { "VEN-140", "355.13" },
  you = { hand = { "Shuriken Flip" }, base = { "Recruit" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Shuriken Flip", { target = { {}, { "Recruit" } }, destination = "1" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Without a friendly unit Shuriken Flip cannot be played" {
  covers = { "VEN-140", "355.8" },
  you = { hand = { "Shuriken Flip" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t) t.you:refused("play", "Shuriken Flip", "355.8") end,
}

scenario "For three Energy and a Power Shuriken Flip comes out of the trash" {
  covers = { "VEN-140", "Flow", "829" },
  you = { trash = { "Shuriken Flip" }, base = { "Recruit" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Shuriken Flip", { from = "trash", target = { { "Mega-Mech" }, { "Recruit" } }, destination = "1" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { you = { banished = { "Shuriken Flip" }, runes = 2 } }
  end,
}
