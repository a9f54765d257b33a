-- OGN-226 Spectral Matron.

scenario "Spectral Matron plays a cheap unit out of your trash for nothing" {
  covers = { "OGN-226" },
  you = { hand = { "Spectral Matron" }, runes = { order = 4 }, trash = { "Daring Poro", "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Spectral Matron", { to = { "base", "base" }, may = true, target = "Daring Poro" })
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
