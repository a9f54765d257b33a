scenario "Angle Shot puts an Equipment on another unit of its controller, and draws" {
  covers = { "SFD-011", "434.1", "413" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade" } }, "Recruit" },
    hand = { "Angle Shot" },
    runes = { fury = 2 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Angle Shot", { mode = "attach", target = { { "Recruit" }, { "Doran's Blade" } } })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 3, attached = { "Doran's Blade" } })
    t:expect_unit("Shipyard Skulker", { might = 3, attached = {} })
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Angle Shot takes an Equipment off an enemy, and no unit of another player goes with it" {
  covers = { "SFD-011", "435", "355.9" },
  you = {
    base = { "Recruit", "Long Sword" },
    hand = { "Angle Shot" },
    runes = { fury = 2 },
  },
  foe = { base = { { "Shipyard Skulker", attached = { "Doran's Blade" } }, "Orb of Regret" } },

  run = function(t)
    t.you:play("Angle Shot", { mode = "detach", target = "?" })
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3, attached = {} })
    t:expect { foe = { gear = { "Orb of Regret", "Doran's Blade" } }, you = { hand_size = 1 } }
  end,
}

scenario "Angle Shot takes off only what that unit wears" {
  covers = { "SFD-011", "435" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Doran's Blade" } }, "Recruit" },
    hand = { "Angle Shot" },
    runes = { fury = 2 },
  },

  run = function(t)
    t.you:play("Angle Shot", { mode = "detach", target = { { "Recruit" }, { "Doran's Blade" } } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { attached = { "Doran's Blade" } })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A unit and an Equipment of different players are nothing for Angle Shot" {
  covers = { "SFD-011", "355.8" },
  you = { base = { "Recruit", "Orb of Regret" }, hand = { "Angle Shot" }, runes = { fury = 2 } },
  foe = { base = { "Doran's Blade" } },

  run = function(t)
    t.you:refused("play", "Angle Shot", "355.8")
  end,
}
