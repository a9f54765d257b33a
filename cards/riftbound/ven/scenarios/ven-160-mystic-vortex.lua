-- VEN-160 Mystic Vortex.

scenario "In a showdown here a Reaction costs a Power more" {
  covers = { "VEN-160", "Reaction", "356.3" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" }, hand = { "En Garde" }, runes = { calm = 1 } },
  foe = { units = { ["Mystic Vortex"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Recruit", "Mystic Vortex")
    t.you:play("En Garde", { target = "Recruit" })

    t:expect { you = { runes = 0 } }
  end,
}

scenario "It cannot be played without the Power" {
  covers = { "VEN-160", "357.1" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" }, hand = { "En Garde", "Cleave" }, resources = { energy = 1 } },
  foe = { units = { ["Mystic Vortex"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Recruit", "Mystic Vortex")
    t.you:refused("play", "En Garde", "357.1")

    t.you:offers("play", "Cleave")
  end,
}

scenario "Outside of a showdown, and in one elsewhere, a Reaction costs no more" {
  covers = { "VEN-160" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" }, hand = { "En Garde", "En Garde" }, runes = { calm = 2 } },
  foe = { units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("En Garde", { target = "Recruit" })
    t:everyone_passes()
    t.you:move("Recruit", "1")
    t.you:play("En Garde", { target = "Recruit" })

    t:expect { you = { runes = 2, runes_ready = 0 } }
  end,
}

scenario "A hidden card has Reaction, and costs a Power in a showdown here" {
  covers = { "VEN-160", "Hidden", "811" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" } },
  foe = { units = { ["Mystic Vortex"] = { "Pouty Poro" } }, facedown = { ["Mystic Vortex"] = { "Pakaa Cub" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:move("Recruit", "Mystic Vortex")
    t.you:pass()
    t.foe:play("Pakaa Cub", { from = "facedown" })

    t:expect { foe = { runes = 0, units = { ["Mystic Vortex"] = { "Pouty Poro", "Pakaa Cub" } } } }
  end,
}

scenario "Without the Power the hidden card stays hidden" {
  covers = { "VEN-160", "Hidden", "357.1" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" } },
  foe = { units = { ["Mystic Vortex"] = { "Pouty Poro" } }, facedown = { ["Mystic Vortex"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Recruit", "Mystic Vortex")
    t.you:pass()

    t.foe:refused("play", "Pakaa Cub", { from = "facedown" })
  end,
}

scenario "A unit with Ambush that joins the showdown has Reaction, too" {
  covers = { "VEN-160", "Ambush", "822" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" }, hand = { "Soulspinner" }, runes = { order = 4 } },
  foe = { units = { ["Mystic Vortex"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Recruit", "Mystic Vortex")
    t.you:play("Soulspinner", { to = "Mystic Vortex" })

    t:expect { you = { runes = 3 } }
  end,
}

scenario "Gear with Quick-Draw has Reaction, too" {
  covers = { "VEN-160", "Quick-Draw", "819" },
  battlefields = { "Mystic Vortex" },
  you = { base = { "Recruit" }, hand = { "Long Sword" }, runes = { fury = 4 } },
  foe = { units = { ["Mystic Vortex"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:move("Recruit", "Mystic Vortex")
    t.you:play("Long Sword", { target = "Recruit" })

    t:expect { you = { runes = 2 } }
  end,
}
