-- OGN-187 Whirlwind.

scenario "The opponent chooses first, then you" {
  covers = { "OGN-187", "303.1", "355.10" },
  you = { hand = { "Whirlwind" }, base = { "Mega-Mech" }, runes = { chaos = 3 } },
  foe = { base = { "Vanguard Sergeant", "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Whirlwind")
    t:answers { foe = { { pick = "?" } } }
    t.you:pass()
    t.foe:pass()
    t:expect { asked = "foe" }
    t.foe:answer("Mega-Mech")
    t:expect { asked = "you" }
    t.you:answer("Vanguard Sergeant")

    t:expect { you = { hand = { "Mega-Mech" } }, foe = { hand = { "Vanguard Sergeant" }, base = { "Shipyard Skulker" } } }
  end,
}

scenario "Nobody must return a unit" {
  covers = { "OGN-187", "355.13" },
  you = { hand = { "Whirlwind" }, base = { "Mega-Mech" }, runes = { chaos = 3 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:play("Whirlwind")
    t:answers { foe = { { pick = "none" } }, you = { { pick = "none" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" }, hand = {} }, foe = { base = { "Vanguard Sergeant" }, hand = {} } }
  end,
}

scenario "On an empty board Whirlwind blows at nothing" {
  covers = { "OGN-187", "055.1" },
  you = { hand = { "Whirlwind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Whirlwind")
    t:everyone_passes()

    t:expect { you = { trash = { "Whirlwind" } } }
  end,
}

scenario "Whirlwind chooses no target: Deflect costs nothing" {
  covers = { "OGN-187", "Deflect", "355.10" },
  you = { hand = { "Whirlwind" }, runes = { chaos = 3 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("Whirlwind")
    t:answers { foe = { { pick = "none" } }, you = { { pick = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect { you = { runes = 2 }, foe = { hand = { "Pouty Poro" } } }
  end,
}

scenario "In a game of three all may return a unit, the next player first" {
  covers = { "OGN-187", "303" },
  you = { hand = { "Whirlwind" }, runes = { chaos = 3 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer", "Mega-Mech" } },
  foe2 = { base = { "Soaring Scout" } },

  run = function(t)
    t:answers {
      foe = { { pick = "Soaring Scout" } },
      foe2 = { { pick = "Mega-Mech" } },
      you = { { pick = "Petty Officer" } },
    }
    t.you:play("Whirlwind")
    t:everyone_passes()

    t:expect {
      you = { base = { "Daring Poro" } },
      foe = { base = {}, hand = { "Petty Officer", "Mega-Mech" } },
      foe2 = { base = {}, hand = { "Soaring Scout" } },
    }
  end,
}
