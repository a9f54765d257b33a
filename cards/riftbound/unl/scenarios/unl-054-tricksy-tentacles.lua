-- UNL-054 Tricksy Tentacles.

scenario "The Tentacles carry eight Might of enemies to one place" {
  covers = { "UNL-054", "446", "355.14" },
  you = { hand = { "Tricksy Tentacles" }, runes = { calm = 4 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Playful Phantom" }, ["1"] = { "Shipyard Skulker", "Pouty Poro" } } },

  run = function(t)
    t.you:play("Tricksy Tentacles", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Playful Phantom")
    t.you:answer("Shipyard Skulker")
    t:everyone_passes()

    t:expect { foe = { base = { "Playful Phantom", "Shipyard Skulker" }, units = { ["1"] = { "Pouty Poro" } } } }
  end,
}

scenario "Nine Might are too much for the Tentacles" {
  covers = { "UNL-054", "355.14" },
  you = { hand = { "Tricksy Tentacles" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { "Playful Phantom", "Vanguard Sergeant" } }, base = { "Mountain Drake" } },

  run = function(t)
    t.you:play("Tricksy Tentacles", { target = "?" })
    t.you:offers_not("target", "Mountain Drake")
    t.you:answer("Playful Phantom")
    t.you:answer("foe's base")
    t:everyone_passes()

    t:expect { foe = { base = { "Playful Phantom", "Mountain Drake" }, units = { ["0"] = { "Vanguard Sergeant" } } } }
  end,
}

scenario "The Tentacles grasp the units of one player alone" {
  covers = { "UNL-054" },
  you = { hand = { "Tricksy Tentacles" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Recruit" } } },
  foe2 = { units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Tricksy Tentacles", { target = "?" })
    t.you:answer("Shipyard Skulker")
    t.you:offers_not("target", "Pouty Poro")
    t.you:answer("Recruit")
    t.you:answer("foe's base")
    t:everyone_passes()

    t:expect { foe = { base = { "Shipyard Skulker", "Recruit" } } }
  end,
}

scenario "The Tentacles lead each unit to another place than its own" {
  covers = { "UNL-054", "355.4.a" },
  you = { hand = { "Tricksy Tentacles" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { "Playful Phantom" }, ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Tricksy Tentacles", { target = "?" })
    t.you:answer("Playful Phantom")
    t.you:answer("Pouty Poro")
    t:everyone_passes()

    t:expect { foe = { base = { "Playful Phantom", "Pouty Poro" } } }
  end,
}

scenario "A unit for which no other place is left is not chosen with the others" {
  covers = { "UNL-054", "355.4.a", "355.16" },
  you = { hand = { "Tricksy Tentacles" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Pouty Poro" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Tricksy Tentacles", { target = "?" })
    t.you:answer("Pouty Poro")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit", "Pouty Poro", "Shipyard Skulker" } } }
  end,
}
