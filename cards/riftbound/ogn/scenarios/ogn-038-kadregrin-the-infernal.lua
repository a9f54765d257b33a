-- OGN-038 Kadregrin the Infernal.

scenario "Kadregrin draws for each Mighty unit of yours, himself too" {
  covers = { "OGN-038", "708", "413" },
  you = {
    hand = { "Kadregrin the Infernal" },
    base = { { "Vanguard Sergeant", buffs = 1 }, "Shipyard Skulker" },
    units = { ["0"] = { "Mega-Mech" } },
    runes = { fury = 9 },
    deck = { "Pouty Poro", "Cleave", "Gust", "Rebuke" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Kadregrin the Infernal", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pouty Poro", "Cleave", "Gust" } } }
  end,
}

scenario "A teammate's and an enemy's Mighty units are none of yours" {
  covers = { "OGN-038", "489.8.e", "708" },
  you = {
    hand = { "Kadregrin the Infernal" },
    resources = { energy = 9, fury = 2 },
    base = { "Mega-Mech", { "Wizened Elder", buffs = 1 } },
  },
  mate = { base = { "Mega-Mech" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Kadregrin the Infernal", { to = "base" })
    t:everyone_passes()

    t:expect { you = { hand_size = 3 } }
  end,
}
