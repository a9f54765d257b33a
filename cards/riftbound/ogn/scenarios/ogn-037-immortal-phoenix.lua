-- OGN-037 Immortal Phoenix.

scenario "A kill by spell brings the Phoenix back for one Energy and one Fury" {
  covers = { "OGN-037", "385", "428.5.b" },
  you = { hand = { "Blast of Power" }, trash = { "Immortal Phoenix" }, runes = { order = 7, fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Blast of Power", { target = "Mega-Mech" })
    t:answers { you = { { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" }, trash = { "Blast of Power" } } }
  end,
}

scenario "Damage of a spell that kills in the cleanup is a kill by that spell" {
  covers = { "OGN-037", "428.5.c" },
  you = { hand = { "Incinerate" }, trash = { "Immortal Phoenix" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:answers { you = { { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" } }, foe = { trash = { "Daring Poro" } } }
  end,
}

scenario "Hidden Blade on the own Phoenix: it is in the trash in time and may come back" {
  covers = { "OGN-037", "R166", "383.2.c.1" },
  you = { hand = { "Hidden Blade" }, units = { ["0"] = { "Immortal Phoenix" } }, runes = { order = 3, fury = 2 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Immortal Phoenix" })
    t:answers { you = { { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" }, hand = { "Gust", "Flash" }, trash = { "Hidden Blade" } } }
  end,
}

scenario "Less Might is no damage: Stupefy kills nobody with a spell" {
  covers = { "OGN-037", "R167", "428.5.c" },
  you = { hand = { "Stupefy" }, trash = { "Immortal Phoenix" }, runes = { mind = 1, fury = 2 } },
  foe = { base = { { "Daring Poro", damage = 1 } } },

  run = function(t)
    t.you:play("Stupefy", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" } }, you = { base = {}, runes_ready = 2 } }
  end,
}

scenario "In a Challenge the units deal the damage, not the spell" {
  covers = { "OGN-037", "R168", "417.6.b", "428.5.c" },
  you = { hand = { "Challenge" }, base = { "Mega-Mech" }, trash = { "Immortal Phoenix" }, runes = { body = 3, fury = 2 } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Mega-Mech" }, { "Daring Poro" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" } }, you = { base = { "Mega-Mech" } } }
  end,
}

scenario "Without the Fury the Phoenix stays in the trash" {
  covers = { "OGN-037", "404.2" },
  you = { hand = { "Incinerate" }, trash = { "Immortal Phoenix" }, runes = { mind = 3 } },
  foe = { units = { ["0"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Incinerate", "Immortal Phoenix" } } }
  end,
}

scenario "What Imperial Decree kills is killed with a spell, so the Phoenix may come" {
  covers = { "OGN-037", "OGN-221", "428.5.d", "411.6" },
  you = {
    hand = { "Imperial Decree", "Falling Star" },
    runes = { order = 5, fury = 6 },
    trash = { "Immortal Phoenix" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:answers { you = { { may = true, to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "Noxian Guillotine that falls later is a spell's kill too" {
  covers = { "OGN-037", "OGN-254", "428.5.d" },
  you = {
    hand = { "Noxian Guillotine" },
    base = { "Carnivorous Snapvine" },
    runes = { order = 5, fury = 6 },
    trash = { "Immortal Phoenix" },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Noxian Guillotine", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:move("Carnivorous Snapvine", "0")
    t:answers { you = { { may = true, to = "base" } } }
    t:fight()

    t:expect { you = { base = { "Immortal Phoenix" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "What a unit's ability kills is killed with no spell" {
  covers = { "OGN-037", "OGN-234", "411.6" },
  you = {
    hand = { "Harnessed Dragon" },
    runes = { order = 8, fury = 4 },
    trash = { "Immortal Phoenix" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Harnessed Dragon", { to = "base" })
    t:everyone_passes()

    t:expect { you = { trash = { "Immortal Phoenix" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "A token that the spell kills is a unit for the Phoenix as well" {
  covers = { "OGN-037", "185", "383.2.c" },
  you = { hand = { "Falling Comet" }, trash = { "Immortal Phoenix" }, runes = { mind = 5, fury = 2 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:answers { you = { { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" }, trash = { "Falling Comet" } } }
  end,
}

scenario "Two who die of one spell are two chances, of which the Phoenix needs one" {
  covers = { "OGN-037", "383.3.a" },
  you = { hand = { "Unchecked Power" }, trash = { "Immortal Phoenix" }, runes = { mind = 9, fury = 4 } },
  foe = { units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Unchecked Power")
    t:answers { you = { { may = false }, { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" }, trash = { "Unchecked Power" } } }
  end,
}

scenario "One kill brings two Phoenixes back, each for its price" {
  covers = { "OGN-037", "385" },
  you = { hand = { "Falling Comet" }, trash = { "Immortal Phoenix", "Immortal Phoenix" }, runes = { mind = 5, fury = 4 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Recruit" })
    t:answers { you = { { may = true }, { may = true }, { to = "base" }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix", "Immortal Phoenix" } } }
  end,
}

scenario "What the foe kills with a spell wakes no Phoenix of yours" {
  covers = { "OGN-037", "411" },
  you = { trash = { "Immortal Phoenix" }, units = { ["0"] = { "Recruit" } }, runes = { fury = 2 } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Immortal Phoenix" } } }
  end,
}

scenario "A Phoenix that the foe has taken is its owner's again when the owner's spell kills it" {
  covers = { "OGN-037", "191.4.a", "383.2.c.1" },
  you = { hand = { "Falling Comet" }, runes = { mind = 5, fury = 2 }, units = { ["0"] = { { "Immortal Phoenix", controller = "foe" } } } },

  run = function(t)
    t:expect_unit("Immortal Phoenix", { controller = "foe" })
    t.you:play("Falling Comet", { target = "Immortal Phoenix" })
    t:answers { you = { { may = true }, { to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Immortal Phoenix" } } }
    t:expect_unit("Immortal Phoenix", { controller = "you" })
  end,
}
