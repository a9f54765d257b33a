-- UNL-007 Smite.

scenario "What Smite fells is banished, and its Deathknell does not sound" {
  covers = { "UNL-007", "369", "427", "428" },
  you = { hand = { "Smite" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Watchful Sentry" } }, base = { "Recruit" }, deck = { "Cleave" } },

  run = function(t)
    t.you:play("Smite", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Watchful Sentry")
    t:everyone_passes()

    t:expect { foe = { trash = {}, banished = { "Watchful Sentry" }, hand = {} } }
  end,
}

scenario "A unit that outlives Smite is banished when something else kills it this turn" {
  covers = { "UNL-007", "369" },
  you = { hand = { "Smite", "Hextech Ray" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Smite", { target = "Playful Phantom" })
    t:everyone_passes()
    t:expect_unit("Playful Phantom", { damage = 3 })
    t.you:play("Hextech Ray", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { foe = { trash = {}, banished = { "Playful Phantom" } } }
  end,
}

scenario "In the next turn the smitten unit dies as others do" {
  covers = { "UNL-007", "317.2" },
  you = { hand = { "Smite" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Vengeance" }, runes = { order = 4 } },

  run = function(t)
    t.you:play("Smite", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech", "Vengeance" }, banished = {} } }
  end,
}
