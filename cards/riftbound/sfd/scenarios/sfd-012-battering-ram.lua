scenario "A countered spell makes the Ram cheaper all the same" {
  covers = { "SFD-012", "R108", "419.4.b", "356.4" },
  you = { hand = { "Void Seeker", "Battering Ram" }, runes = { fury = 7 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Void Seeker")
    t.you:pass()
    t.foe:play("Defy")
    t:everyone_passes()
    t.you:play("Battering Ram")

    t:expect { you = { base = { "Battering Ram" }, runes_ready = 0 } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "As the first card of the turn the Ram costs five, whatever the foe has played" {
  covers = { "SFD-012", "357.1" },
  you = { base = { "Recruit" }, hand = { "Cleave", "Battering Ram" }, runes = { fury = 4 } },
  foe = { hand = { "Feral Strength" }, base = { "Recruit" }, runes = { calm = 2 } },

  run = function(t)
    t.you:refused("play", "Battering Ram", "357.1")
    t.you:play("Cleave", { target = "your Recruit" })
    t.you:pass()
    t.foe:play("Feral Strength", { target = "foe's Recruit" })
    t:everyone_passes()
    t.you:refused("play", "Battering Ram", "357.1")
  end,
}

scenario "The Ram never costs less than one" {
  covers = { "SFD-012", "356.4.d" },
  you = {
    hand = { "Seal of Rage", "Seal of Rage", "Seal of Rage", "Seal of Rage", "Seal of Rage", "Battering Ram" },
    runes = { fury = 5 },
    resources = { energy = 0 },
  },

  run = function(t)
    t.you:play("Seal of Rage")
    t.you:play("Seal of Rage")
    t.you:play("Seal of Rage")
    t.you:play("Seal of Rage")
    t.you:play("Seal of Rage")
    t.you:refused("play", "Battering Ram", "357.1")
  end,
}

scenario "A countered spell turns Legion on, and nobody has played a spell" {
  covers = { "SFD-012", "R108", "OGN-012", "812.1.c", "419.4.a" },
  you = { base = { "Ravenbloom Student" }, hand = { "Cleave", "Noxus Hopeful" }, runes = { fury = 3 } },
  foe = { hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Cleave", { target = "Ravenbloom Student" })
    t.you:pass()
    t.foe:play("Defy")
    t:everyone_passes()
    t:expect_unit("Ravenbloom Student", { might = 2 })
    t.you:play("Noxus Hopeful")

    t:expect { you = { base = { "Ravenbloom Student", "Noxus Hopeful" } } }
  end,
}
