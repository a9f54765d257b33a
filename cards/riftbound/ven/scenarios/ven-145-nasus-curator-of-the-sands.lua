-- VEN-145 Nasus, Curator of the Sands.

scenario "A unit of seven Energy lets you exhaust Nasus for two ready runes" {
  covers = { "VEN-145", "206", "415" },
  you = { legend = "Nasus, Curator of the Sands", hand = { "Mega-Mech" }, runes = { mind = 7 } },

  run = function(t)
    t.you:play("Mega-Mech", { may = true, target = { "Mind Rune#1", "Mind Rune#2" } })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2, legend_exhausted = true } }
  end,
}

scenario "Nasus need not" {
  covers = { "VEN-145", "383.3.a" },
  you = { legend = "Nasus, Curator of the Sands", hand = { "Mega-Mech" }, runes = { mind = 7 } },

  run = function(t)
    t.you:play("Mega-Mech", { may = false })

    t:expect { chain = {}, you = { runes_ready = 0, legend_exhausted = false } }
  end,
}

scenario "A unit of six Energy, a spell of seven and the foe's Mega-Mech are nothing to Nasus" {
  covers = { "VEN-145", "206" },
  you = { legend = "Nasus, Curator of the Sands", hand = { "Bilgewater Bully", "Unchecked Power" }, runes = { mind = 14 } },
  foe = { hand = { "Mega-Mech" }, runes = { mind = 7 } },

  run = function(t)
    t.you:play("Bilgewater Bully")
    t:expect { chain = {} }
    t.you:play("Unchecked Power")
    t:everyone_passes()
    t:expect { chain = {}, you = { legend_exhausted = false } }
    t:next_turn()
    t.foe:play("Mega-Mech")

    t:expect { chain = {}, you = { legend_exhausted = false } }
  end,
}

scenario "A unit whose printed cost is lowered still counts" {
  covers = { "VEN-145", "206" },
  you = { legend = "Nasus, Curator of the Sands", hand = { "Rhasa the Sunderer" }, trash = { "Gust", "Gust", "Gust", "Gust", "Gust" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("Rhasa the Sunderer", { may = true, target = { "Chaos Rune#1" } })
    t:everyone_passes()

    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "An ability of seven Energy or more lets you exhaust Nasus" {
  covers = { "VEN-145", "377", "206.1" },
  you = { legend = "Nasus, Curator of the Sands", base = { "Steel Paws" }, runes = { calm = 7 } },

  run = function(t)
    t:answers { you = { { may = true }, { target = { "Calm Rune#1", "Calm Rune#2" } } } }
    t.you:use("Steel Paws")
    t:everyone_passes()

    t:expect_unit("Steel Paws", { empowered = true })
    t:expect { you = { runes_ready = 2, legend_exhausted = true } }
  end,
}

scenario "An ability of six Energy does not" {
  covers = { "VEN-145", "206.1" },
  you = { legend = "Nasus, Curator of the Sands", gear = { "Rage Amplifier" }, runes = { fury = 7 } },

  run = function(t)
    t.you:use("Rage Amplifier")
    t:everyone_passes()

    t:expect { you = { legend_exhausted = false } }
  end,
}
