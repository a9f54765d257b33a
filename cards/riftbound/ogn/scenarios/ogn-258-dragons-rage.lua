-- OGN-258 Dragon's Rage.

scenario "Dragon's Rage moves an enemy to another; they deal their Mights to each other" {
  covers = { "OGN-258", "387" },
  you = { hand = { "Dragon's Rage" }, runes = { calm = 3, body = 3 } },
  foe = { base = { "Playful Phantom" }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Dragon's Rage", { target = { { "Playful Phantom" }, { "Mega-Mech" } }, to = "Blank Battlefield" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
    t:expect_unit("Mega-Mech", { damage = 5, at = "Blank Battlefield" })
  end,
}

scenario "Where no other enemy is, the trigger has no target and is removed" {
  covers = { "OGN-258", "R171", "402.4" },
  you = { hand = { "Dragon's Rage" }, runes = { calm = 3, body = 3 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Dragon's Rage", { target = "Mega-Mech", to = "foe's base" })
    t:everyone_passes()

    t:expect { chain = {}, foe = { base = { "Mega-Mech" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "The enemy gone home before the blows, nobody is hit" {
  covers = { "OGN-258", "359.3.f.2" },
  you = { hand = { "Dragon's Rage" }, runes = { body = 6 } },
  foe = {
    base = { "Mega-Mech" },
    units = { ["0"] = { "Daring Poro" } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },

  run = function(t)
    t.you:play("Dragon's Rage", { target = "Mega-Mech", to = "0" })
    t.you:pass()
    t.foe:pass()
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 0, at = "base" })
  end,
}
