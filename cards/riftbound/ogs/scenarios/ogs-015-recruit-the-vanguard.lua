-- OGS-015 Recruit the Vanguard: four Recruits, each wherever you may play units.

scenario "Recruit the Vanguard plays four Recruits, each to your base or a battlefield of yours" {
  covers = { "OGS-015", "185", "350.2", "Q25" },
  you = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    hand = { "Recruit the Vanguard" },
    runes = { order = 6 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Recruit the Vanguard", { to = { { "Void Gate" }, { "base" }, { "Void Gate" }, { "base" } } })
    t:everyone_passes()

    t:expect {
      you = {
        base = { "Recruit", "Recruit" },
        units = { ["Void Gate"] = { "Shipyard Skulker", "Recruit", "Recruit" } },
      },
    }
    t:expect_unit("Recruit", { might = 1, exhausted = true, token = true })
  end,
}

scenario "Without a battlefield of yours the Vanguard comes to the base" {
  covers = { "OGS-015", "355.2" },
  you = { hand = { "Recruit the Vanguard" }, runes = { order = 6 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Recruit the Vanguard")
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Recruit", "Recruit", "Recruit" } } }
  end,
}

scenario "Recruit the Vanguard is an Action: its Recruits may join the defence" {
  covers = { "OGS-015", "806", "190.4.b", "323.2" },
  turn_player = "foe",
  you = {
    units = { ["Void Gate"] = { "Shipyard Skulker" } },
    hand = { "Recruit the Vanguard" },
    runes = { order = 6 },
  },
  foe = { base = { "Playful Phantom" } },

  run = function(t)
    t.foe:move("Playful Phantom", "Void Gate")
    t.foe:pass()
    t.you:play("Recruit the Vanguard", { to = { { "Void Gate" }, { "Void Gate" }, { "Void Gate" }, { "Void Gate" } } })
    t:everyone_passes()
    t:expect_unit("Recruit", { defending = true })
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom" } }, you = { controls = { "Void Gate" } } }
  end,
}
