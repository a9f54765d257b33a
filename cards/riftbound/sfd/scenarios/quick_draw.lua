scenario "Quick-Draw: Sterak's Gage is played in a showdown and attached" {
  covers = { "SFD-056", "819", "346" },
  you = {
    base = { "Shipyard Skulker", "Daring Poro" },
    hand = { "Sterak's Gage" },
    runes = { calm = 5 },
  },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Sterak's Gage", { target = "Shipyard Skulker" })
    t:expect { you = { base = { "Sterak's Gage", "Daring Poro" } } }
    t:expect_unit("Shipyard Skulker", { might = 3 })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 6, attached = { "Sterak's Gage" } })
    t:expect_unit("Sterak's Gage", { at = "Blank Battlefield" })
    t:expect { focus = "foe" }
    t:fight()
    t:expect { you = { controls = { "Blank Battlefield" }, points = 1 }, foe = { trash = { "Playful Phantom" } } }
  end,
}

scenario "Quick-Draw answers a spell" {
  covers = { "SFD-056", "819", "813" },
  you = { base = { "Daring Poro" }, hand = { "Sterak's Gage" }, runes = { calm = 5 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Sterak's Gage", { target = "Daring Poro" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Daring Poro", { might = 5 })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { might = 3 })
  end,
}

scenario "Quick-Draw without a unit leaves the Equipment in base" {
  covers = { "SFD-056", "402.4" },
  you = { hand = { "Sterak's Gage" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Sterak's Gage")

    t:expect { chain = {}, you = { base = { "Sterak's Gage" } } }
    t:expect_unit("Sterak's Gage", { attached_to = false, ready = true })
  end,
}

scenario "Equipment without Quick-Draw waits for the own turn" {
  covers = { "SFD-016", "819" },
  you = { base = { "Daring Poro" }, hand = { "Recurve Bow" }, runes = { fury = 5 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Frigid Touch", { target = "Daring Poro" })
    t.foe:pass()
    t.you:refused("play", "Recurve Bow", "309.1.a")
  end,
}

scenario "A target that is gone leaves the Equipment in base" {
  covers = { "SFD-056", "359.3", "819" },
  you = { base = { { "Daring Poro", damage = 1 } }, hand = { "Sterak's Gage" }, runes = { calm = 5 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Sterak's Gage", { target = "Daring Poro" })
    t.you:pass()
    t.foe:play("Frigid Touch", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Daring Poro" }, base = { "Sterak's Gage" } } }
  end,
}
