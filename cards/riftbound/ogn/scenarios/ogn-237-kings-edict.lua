-- OGN-237 King's Edict.

scenario "King's Edict: the foe names one of their own units and it dies" {
  covers = { "OGN-237" },
  you = { hand = { "King's Edict" }, runes = { order = 6 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer", "Mega-Mech" } },

  run = function(t)
    t:answers { foe = { { pick = "Petty Officer" } } }
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } }, you = { base = { "Daring Poro" } } }
  end,
}

scenario "When only you have units, King's Edict kills none" {
  covers = { "OGN-237" },
  you = { hand = { "King's Edict" }, runes = { order = 6 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" }, trash = { "King's Edict" } } }
  end,
}

scenario "In a game of three King's Edict asks the next player first, and no unit twice" {
  covers = { "OGN-237", "303" },
  you = { hand = { "King's Edict" }, runes = { order = 6 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer", "Mega-Mech" } },
  foe2 = { base = { "Soaring Scout" } },

  run = function(t)
    t:answers { foe = { { pick = "Soaring Scout" } }, foe2 = { { pick = "Mega-Mech" } } }
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect {
      you = { base = { "Daring Poro" } },
      foe = { base = { "Petty Officer" } },
      foe2 = { base = {}, trash = { "Soaring Scout" } },
    }
  end,
}

scenario "With one unit for two players King's Edict kills that one" {
  covers = { "OGN-237", "055" },
  you = { hand = { "King's Edict" }, runes = { order = 6 }, base = { "Daring Poro" } },
  foe = { base = { "Petty Officer" } },
  foe2 = {},

  run = function(t)
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro" } }, foe = { base = {} } }
  end,
}

scenario "King's Edict chooses no target: Deflect costs nothing" {
  covers = { "OGN-237", "355.10.e", "Deflect" },
  you = { hand = { "King's Edict" }, runes = { order = 6 } },
  foe = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { foe = { base = {}, trash = { "Pouty Poro" } } }
  end,
}

scenario "In teams King's Edict asks the teammate as well, who may name an enemy" {
  covers = { "OGN-237", "303" },
  you = { hand = { "King's Edict" }, runes = { order = 9 }, base = { "Mega-Mech" } },
  foe = { base = { "Daring Poro" } },
  mate = { base = { "Recruit" } },
  foe2 = { base = { "Mystic Poro" } },

  run = function(t)
    t:answers {
      foe = { { pick = "Recruit" } },
      mate = { { pick = "Daring Poro" } },
      foe2 = { { pick = "Mystic Poro" } },
    }
    t.you:play("King's Edict")
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech" } }, mate = { base = {} }, foe = { base = {} }, foe2 = { base = {} } }
  end,
}
