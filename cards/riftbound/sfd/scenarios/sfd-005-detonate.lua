scenario "Detonate kills a gear, and its controller draws two" {
  covers = { "SFD-005", "428", "413" },
  you = { hand = { "Detonate" }, runes = { fury = 1 } },
  foe = { base = { "Orb of Regret" } },

  run = function(t)
    t.you:play("Detonate", { target = "Orb of Regret" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Orb of Regret" }, hand_size = 2 }, you = { hand = {} } }
  end,
}

scenario "Whoever detonates their own gear draws" {
  covers = { "SFD-005", "191" },
  you = { hand = { "Detonate" }, base = { "Orb of Regret" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Detonate", { target = "Orb of Regret" })
    t:everyone_passes()

    t:expect { you = { hand_size = 2, gear = {}, trash = { "Orb of Regret", "Detonate" } } }
  end,
}

scenario "Nobody draws for a gear that was gone before" {
  covers = { "SFD-005", "359.3.e.14" },
  floats = true,
  you = { hand = { "Detonate" }, runes = { fury = 1 } },
  foe = { base = { "Gold" } },

  run = function(t)
    t.you:play("Detonate", { target = "Gold" })
    t.you:pass()
    t.foe:use("Gold")
    t:everyone_passes()

    t:expect { foe = { hand = {}, gear = {} }, you = { hand = {} } }
  end,
}
