-- Equip, and what attachment means: rules 434, 718, 719, 818.

scenario "Equip attaches for its cost" {
  covers = { "SFD-016", "818", "434" },
  you = { base = { "Recurve Bow", "Shipyard Skulker" }, runes = { fury = 1 } },

  run = function(t)
    t.you:use("Recurve Bow", { target = "Shipyard Skulker" })
    t:expect { you = { runes = 0 } }
    t:expect_unit("Recurve Bow", { attached_to = false })
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
  covers = { "150", "150.2", "SFD-051", "137.3", "818" },
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

scenario "Attaching to another unit takes it off the first" {
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

scenario "Equipment of a dead host is recalled from the battlefield" {
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

scenario "Equipment of a host killed in base stays there" {
  covers = { "R122", "719.5" },
  you = {
    base = { { "Shipyard Skulker", attached = { "Sterak's Gage" } } },
  },
  foe = { hand = { "Final Spark" }, runes = { order = 8 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" }, base = { "Sterak's Gage" } } }
  end,
}

scenario "A host that is recalled takes its Equipment along" {
  covers = { "SFD-056", "719.3", "466.1" },
  you = { base = { { "Mega-Mech", attached = { "Sterak's Gage" } } } },
  foe = { units = { ["0"] = { { "Mountain Drake", stunned = true }, { "Mountain Drake", stunned = true } } } },

  run = function(t)
    t:answers { you = { { assign = { "Mountain Drake" } } } }
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect_unit("Sterak's Gage", { attached_to = "Mega-Mech", at = "base" })
    t:expect { foe = { units = { ["0"] = { "Mountain Drake" } } } }
  end,
}

scenario "Equipment of yours stays yours on a unit that changes sides" {
  covers = { "718.5.f", "SFD-056", "718.5" },
  you = { base = { { "Shipyard Skulker", controller = "foe", attached = { "Sterak's Gage" } } } },

  run = function(t)
    t:expect_unit("Sterak's Gage", { controller = "you" })
    t:expect_unit("Shipyard Skulker", { might = 6, attached = { "Sterak's Gage" } })
  end,
}
