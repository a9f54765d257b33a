-- OGS-001 Annie, Fiery: what her player's spells and abilities deal is one more.

scenario "With Annie, Fiery a spell deals one damage more" {
  covers = { "OGS-001", "713" },
  you = { base = { "Annie, Fiery" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Annie, Fiery adds to each instance that an ability deals, once for every unit hit" {
  covers = { "OGS-001", "713" },
  you = { base = { "Annie, Fiery" }, hand = { "Tibbers" }, runes = { fury = 8 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech", "Playful Phantom" } } },

  run = function(t)
    t.you:play("Tibbers")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Playful Phantom", { damage = 4 })
  end,
}

scenario "Two of Annie, Fiery add up" {
  covers = { "OGS-001", "713" },
  you = {
    base = { "Annie, Fiery", "Annie, Fiery" },
    hand = { "Incinerate" },
    runes = { fury = 2 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Annie, Fiery does nothing for the spells of others" {
  covers = { "OGS-001", "713" },
  turn_player = "foe",
  you = { units = { ["Zaun Warrens"] = { "Annie, Fiery" } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Annie, Fiery" })
    t:everyone_passes()

    t:expect_unit("Annie, Fiery", { damage = 2 })
  end,
}

scenario "Combat damage is dealt by units, so Annie, Fiery does not raise it" {
  covers = { "OGS-001", "417.6", "713" },
  you = { base = { "Annie, Fiery" } },
  foe = { units = { ["Zaun Warrens"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Annie, Fiery", "Zaun Warrens")
    t:fight()

    t:expect { foe = { units = { ["Zaun Warrens"] = { "Playful Phantom" } } } }
    t:expect { you = { trash = { "Annie, Fiery" } } }
  end,
}

scenario "Units that a spell makes strike each other deal their own damage, without the bonus" {
  covers = { "OGS-001", "OGN-128", "417.6" },
  you = {
    base = { "Annie, Fiery", "Shipyard Skulker" },
    hand = { "Challenge" },
    runes = { body = 2 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}
