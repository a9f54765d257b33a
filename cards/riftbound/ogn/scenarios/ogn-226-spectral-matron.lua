-- OGN-226 Spectral Matron.

scenario "Spectral Matron plays a cheap unit out of your trash for nothing" {
  covers = { "OGN-226" },
  you = { hand = { "Spectral Matron" }, runes = { order = 4 }, trash = { "Daring Poro", "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Spectral Matron", { to = { { "base" }, { "base" } }, may = true, target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { base = { "Spectral Matron", "Daring Poro" }, trash = { "Mega-Mech", "Gust" } } }
  end,
}

scenario "Neither a dear unit nor the foe's trash is anything to Spectral Matron" {
  covers = { "OGN-226" },
  you = { hand = { "Spectral Matron" }, runes = { order = 4 }, trash = { "Mega-Mech" } },
  foe = { trash = { "Daring Poro" } },

  run = function(t)
    t.you:play("Spectral Matron", { to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Spectral Matron" }, trash = { "Mega-Mech" } }, foe = { trash = { "Daring Poro" } } }
  end,
}

scenario "Accelerate of the unit that Spectral Matron brings may be paid, the rest is for nothing" {
  covers = { "OGN-226", "Accelerate", "356.1.b.3" },
  you = {
    hand = { "Spectral Matron" },
    resources = { energy = 4, order = 2 },
    runes = { fury = 1 },
    trash = { "Commander Ledros", "Legion Rearguard" },
  },

  run = function(t)
    t.you:play("Spectral Matron", { to = "base" })
    t:answers { you = { { may = true, additional = true, to = "base" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Spectral Matron", "Legion Rearguard" }, trash = { "Commander Ledros" }, runes = 0 } }
    t:expect_unit("Legion Rearguard", { ready = true })
  end,
}

scenario "Without a unit cheap enough in the own trash Spectral Matron asks for nothing" {
  covers = { "OGN-226", "402.4" },
  you = { hand = { "Spectral Matron" }, runes = { order = 6 }, trash = { "Cruel Patron", "Gust" } },
  foe = { trash = { "Daring Poro" } },

  run = function(t)
    t.you:play("Spectral Matron", { to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Spectral Matron" }, trash = { "Cruel Patron", "Gust" } }, chain = {} }
  end,
}
