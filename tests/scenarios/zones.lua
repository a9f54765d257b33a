-- Zones, owners and controllers (rules 056, 107, 108, 127, 191).

scenario "A unit under foreign control dies into its owner's trash" {
  covers = { "056", "127", "191" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 }, units = { ["0"] = { { "Daring Poro", controller = "foe" } } } },

  run = function(t)
    t:expect_unit("Daring Poro", { controller = "foe", owner = "you" })
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Incinerate", "Daring Poro" } }, foe = { trash = {} } }
  end,
}

scenario "A unit under foreign control returns to its owner's hand" {
  covers = { "056", "127", "124" },
  you = { hand = { "Gust" }, runes = { chaos = 1 }, units = { ["0"] = { { "Daring Poro", controller = "foe", buffs = 1 } } } },

  run = function(t)
    t.you:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" } }, foe = { hand = {} } }
  end,
}

scenario "A battlefield hides one card of its controller" {
  covers = { "107.3.b.1", "107.3.b", "Q90", "811" },
  you = { hand = { "Pakaa Cub" }, facedown = { ["0"] = { "Tideturner" } }, units = { ["0"] = { "Recruit" } }, runes = { body = 1 } },

  run = function(t)
    t.you:refused("hide", "Pakaa Cub", "0", "107.3.b")
  end,
}

scenario "Bandle Tree hides two, not three" {
  covers = { "107.3.b", "OGN-278" },
  you = {
    hand = { "Pakaa Cub", "Sprite Call", "Stand United" },
    units = { ["Bandle Tree"] = { "Recruit" } },
    runes = { body = 3 },
  },

  run = function(t)
    t.you:hide("Pakaa Cub", "Bandle Tree")
    t.you:hide("Sprite Call", "Bandle Tree")
    t:expect { you = { facedown = { ["Bandle Tree"] = { "Pakaa Cub", "Sprite Call" } } } }
    t.you:refused("hide", "Stand United", "Bandle Tree", "107.3.b")
  end,
}

scenario "A token that leaves the board is gone" {
  covers = { "186.1", "Q25", "185" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { hand = {}, units = { ["0"] = {} } } }
  end,
}

scenario "Leaving the board drops damage, buffs and what was granted" {
  covers = { "704.1", "748", "124.1", "124" },
  you = { hand = { "Gust" }, runes = { chaos = 1, fury = 2 }, units = { ["0"] = { { "Chemtech Enforcer", buffs = 1, damage = 1 } } } },

  run = function(t)
    t:expect_unit("Chemtech Enforcer", { might = 3 })
    t.you:play("Gust", { target = "Chemtech Enforcer" })
    t:everyone_passes()
    t.you:play("Chemtech Enforcer", { to = "base" })
    t:everyone_passes()

    t:expect_unit("Chemtech Enforcer", { might = 2, damage = 0, buffs = 0 })
  end,
}

scenario "Damage does not lower Might; as much as its Might kills" {
  covers = { "143.2", "Q41", "142.4" },
  you = { hand = { "Incinerate", "Incinerate" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { might = 4, damage = 2 })
    t.you:play("Incinerate", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "A banished card is neither killed nor discarded" {
  covers = { "427" },
  you = {
    base = { "Baited Hook", "Shipyard Skulker", "Viktor, Leader" },
    runes = { order = 2 },
    deck = { "Legion Rearguard", "Gust" },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker", pick = "Legion Rearguard", to = "base" })
    t:everyone_passes()

    t:expect { you = { banished = {}, trash = { "Shipyard Skulker" } } }
  end,
}
