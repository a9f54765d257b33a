-- VEN-024 Affectionate Poro.

scenario "A combat that leaves the Poro unhurt is worth a card" {
  covers = { "VEN-024", "466.7", "413" },
  you = { base = { "Affectionate Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move({ "Affectionate Poro", "Mega-Mech" }, "0")
    t:answers { foe = { { assign = "Mega-Mech" } } }
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A Poro that was hurt in the combat draws nothing, though it is healed" {
  covers = { "VEN-024", "466.1" },
  you = { base = { "Affectionate Poro", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move({ "Affectionate Poro", "Mega-Mech" }, "0")
    t:answers { foe = { { assign = "Affectionate Poro" } } }
    t:fight()
    t:everyone_passes()

    t:expect_unit("Affectionate Poro", { damage = 0, at = "0" })
    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "Damage from before the combat counts for the Poro as well" {
  covers = { "VEN-024", "417" },
  you = { base = { "Affectionate Poro" }, units = { ["0"] = { "Affectionate Poro" } } },
  foe = { base = { "Recruit" }, hand = { "Flurry of Blades" }, runes = { body = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Flurry of Blades")
    t:everyone_passes()
    t.foe:move("Recruit", "0")
    t:answers { you = {} }
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "The Poro may have defended" {
  covers = { "VEN-024", "383.4.f" },
  you = { units = { ["0"] = { "Affectionate Poro" } } },
  foe = { base = { { "Recruit", stunned = true } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Recruit", "0")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Affectionate Poro", { at = "0" })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A combat without the Poro is none of its own" {
  covers = { "VEN-024" },
  you = { base = { "Mega-Mech" }, units = { ["1"] = { "Affectionate Poro" } } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 0 } }
  end,
}

scenario "A Poro that is recalled as the combat ends was in it" {
  covers = { "VEN-024", "466.1.a", "466.3.d" },
  you = { base = { "Affectionate Poro" } },
  foe = { units = { ["0"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Affectionate Poro", "0")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Affectionate Poro", { at = "base" })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A Poro that left the combat before its end was in it" {
  covers = { "VEN-024", "466.7" },
  you = { base = { "Affectionate Poro" }, hand = { "Flash" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Affectionate Poro", "0")
    t.you:play("Flash", { target = "Affectionate Poro" })
    t:everyone_passes()
    t:fight()
    t:everyone_passes()

    t:expect_unit("Affectionate Poro", { at = "base" })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A second combat at the same battlefield, without the Poro, is none of its own" {
  covers = { "VEN-024", "466.7" },
  you = { base = { "Affectionate Poro", "Mega-Mech" }, hand = { "Flash" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { { "Mountain Drake", stunned = true } } } },
  run = function(t)
    t.you:move("Affectionate Poro", "0")
    t.you:play("Flash", { target = "Affectionate Poro" })
    t:everyone_passes()
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }
  end,
}
