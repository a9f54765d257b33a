-- Equip, and what attachment means: rules 434, 718, 719, 818.

scenario "Equip attaches for its cost" {
  covers = { "SFD-016", "818", "434" },
  you = { base = { "Recurve Bow", "Shipyard Skulker" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Recurve Bow", { target = "Shipyard Skulker" })
    t:expect { chain = { "Recurve Bow" }, you = { runes = 0 } }
    t:everyone_passes()

    t:expect_unit("Recurve Bow", { attached_to = "Shipyard Skulker", ready = true })
  end,
}

scenario "Equip takes no unit that is not yours and no wrong power" {
  covers = { "SFD-016", "818" },
  you = { base = { "Recurve Bow", "Shipyard Skulker" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Recurve Bow", "357.1")
  end,
}

scenario "Equip wants a unit" {
  covers = { "SFD-051", "818.1" },
  you = { base = { "Guardian Angel" }, runes = { calm = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("use", "Guardian Angel", "355.8")
  end,
}

scenario "A Might Bonus counts while attached, and for the host alone" {
  covers = { "SFD-051", "137.3", "818" },
  you = { base = { "Guardian Angel", "Shipyard Skulker", "Vanguard Sergeant" }, runes = { calm = 1 } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t.you:use("Guardian Angel", { target = "Shipyard Skulker" })
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4, attached = { "Guardian Angel" } })
    t:expect_unit("Vanguard Sergeant", { might = 4, attached = {} })
  end,
}

scenario "An attached card moves with its host, exhausted or not" {
  covers = { "SFD-056", "719.3", "719.4" },
  you = { base = { { "Shipyard Skulker", attached = { "Sterak's Gage" } } } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 6 })
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect_unit("Sterak's Gage", { at = "Blank Battlefield", attached_to = "Shipyard Skulker", ready = true })
    t:expect_unit("Shipyard Skulker", { exhausted = true, might = 6 })
  end,
}

scenario "The printed text of an attached card is inactive" {
  covers = { "SFD-016", "718", "721" },
  you = { base = { { "Shipyard Skulker", attached = { "Recurve Bow" } }, "Vanguard Sergeant" }, runes = { fury = 3 } },

  run = function(t)
    t.you:refused("use", "Recurve Bow", "377")
  end,
}

scenario "Two Equips in response to each other leave it with the last" {
  covers = { "SFD-016", "434.1", "719.4" },
  you = {
    base = { "Recurve Bow", "Shipyard Skulker", "Vanguard Sergeant" },
    hand = { "Sentinel Adept" },
    runes = { fury = 4 },
  },

  run = function(t)
    t.you:use("Recurve Bow", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { attached = { "Recurve Bow" } })
    t.you:play("Sentinel Adept", { may = true, target = "Recurve Bow" })
    t:everyone_passes()

    t:expect_unit("Sentinel Adept", { attached = { "Recurve Bow" } })
    t:expect_unit("Shipyard Skulker", { attached = {} })
    t:expect { you = { gear = { "Recurve Bow" } } }
  end,
}

scenario "A host that dies at a battlefield leaves its Equipment, which goes home in the cleanup" {
  covers = { "SFD-016", "SFD-056", "R122", "719.5", "435.4", "323.7" },
  you = {
    units = { ["0"] = { { "Shipyard Skulker", attached = { "Recurve Bow", "Sterak's Gage" } } } },
    hand = { "Frigid Touch" },
    runes = { mind = 12 },
  },
  foe = { hand = { "Frigid Touch", "Frigid Touch" }, runes = { mind = 12 } },
  turn_player = "foe",

  run = function(t)
    -- 6 Might: three times two less and the damage of nobody is still not lethal.
    t.foe:play("Frigid Touch", { additional = true, target = { "Shipyard Skulker", "Shipyard Skulker" } })
    t:everyone_passes()
    t.foe:play("Frigid Touch", { additional = true, target = { "Shipyard Skulker", "Shipyard Skulker" } })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 0, at = "Blank Battlefield" })
    t:expect { you = { units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Equipment of a dead bearer is recalled from the battlefield" {
  covers = { "R122", "719.5", "435.4" },
  you = { base = { { "Shipyard Skulker", attached = { "Sterak's Gage" } } } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { trash = { "Shipyard Skulker" }, base = { "Sterak's Gage" } } }
    t:expect_unit("Sterak's Gage", { attached_to = false, at = "base" })
  end,
}

scenario "Equipment of a bearer killed in base stays there" {
  covers = { "R122", "719.5" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Sterak's Gage" } } },
  },
  foe = { hand = { "Vengeance" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Vengeance", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" }, base = { "Sterak's Gage" } } }
  end,
}

scenario "A recalled bearer takes its Equipment along" {
  covers = { "SFD-056", "719.3" },
  you = { base = { { "Shipyard Skulker", attached = { "Sterak's Gage" } }, "Mountain Drake" } },
  foe = { units = { ["0"] = { "Mountain Drake", { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()
    t:expect_unit("Sterak's Gage", { attached_to = false, at = "base" })
  end,
}
