-- OGN-234 Harnessed Dragon.

scenario "Harnessed Dragon kills an enemy unit on arrival" {
  covers = { "OGN-234", "428" },
  you = { hand = { "Harnessed Dragon" }, runes = { order = 8 }, base = { "Daring Poro" } },
  foe = { base = { "Mega-Mech" }, units = { ["0"] = { "Petty Officer" } } },

  run = function(t)
    t.you:play("Harnessed Dragon", { to = "base", target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, units = { ["0"] = { "Petty Officer" } } } }
  end,
}

scenario "With no enemy about, Harnessed Dragon comes and spares your own" {
  covers = { "OGN-234" },
  you = { hand = { "Harnessed Dragon" }, runes = { order = 8 }, base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Harnessed Dragon", { to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Daring Poro", "Harnessed Dragon" }, trash = {} }, chain = {} }
  end,
}
