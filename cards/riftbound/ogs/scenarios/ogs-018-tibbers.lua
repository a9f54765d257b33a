-- OGS-018 Tibbers: on arrival, three damage to every unit at battlefields.

scenario "Tibbers hits friend and foe at every battlefield, and nobody in a base" {
  covers = { "OGS-018", "383.4.a" },
  you = {
    units = { ["Void Gate"] = { "Playful Phantom" } },
    base = { "Recruit" },
    hand = { "Tibbers" },
    runes = { fury = 4, chaos = 4 },
  },
  foe = { units = { ["Grove of the God-Willow"] = { "Mega-Mech", "Shipyard Skulker" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Tibbers", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect_unit("Playful Phantom", { damage = 4 })
    t:expect { foe = { trash = { "Shipyard Skulker" }, base = { "Recruit" } } }
    t:expect { you = { base = { "Recruit", "Tibbers" } } }
    t:expect_unit("Tibbers", { damage = 0 })
  end,
}

scenario "Played to a battlefield, Tibbers burns itself" {
  covers = { "OGS-018" },
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } },
    hand = { "Tibbers" },
    runes = { fury = 4, chaos = 4 },
  },

  run = function(t)
    t.you:play("Tibbers", { to = "Zaun Warrens" })
    t:everyone_passes()

    t:expect_unit("Tibbers", { damage = 3, at = "Zaun Warrens" })
    t:expect { you = { units = { ["Zaun Warrens"] = { "Tibbers" } } } }
  end,
}
