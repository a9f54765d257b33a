-- OGN-296 Void Gate: spells and abilities deal one more to units there.

scenario "A spell deals one damage more to a unit at Void Gate, whoever plays it" {
  covers = { "OGN-296", "713" },
  turn_player = "foe",
  you = { units = { ["Void Gate"] = { "Mega-Mech" } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Void Gate adds only to the units there" {
  covers = { "OGN-296", "OGS-018", "713" },
  you = { hand = { "Tibbers" }, runes = { fury = 8 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" }, ["Zaun Warrens"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Tibbers")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Playful Phantom", { damage = 3 })
  end,
}

scenario "Void Gate and Annie, Fiery add up" {
  covers = { "OGN-296", "OGS-001", "713" },
  you = { base = { "Annie, Fiery" }, hand = { "Incinerate" }, runes = { fury = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Void Gate raises no combat damage" {
  covers = { "OGN-296", "417.6", "713" },
  you = { base = { "Vanguard Sergeant" } },
  foe = { units = { ["Void Gate"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Vanguard Sergeant", "Void Gate")
    t:fight()

    t:expect { foe = { units = { ["Void Gate"] = { "Playful Phantom" } } } }
  end,
}

scenario "Void Gate adds nothing to what units deal to each other because of a spell" {
  covers = { "OGN-296", "OGN-128", "417.6" },
  you = { base = { "Shipyard Skulker" }, hand = { "Challenge" }, runes = { body = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}
