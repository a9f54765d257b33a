-- OGN-174 Sai Scout.

scenario "The Scout is played to an open battlefield and conquers it" {
  covers = { "OGN-174", "170.11", "355.2", "348.2" },
  you = { hand = { "Sai Scout" }, runes = { chaos = 6 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { recycle = "none" } } }
    t.you:play("Sai Scout", { to = "0" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, units = { ["0"] = { "Sai Scout" } } } }
    t:expect_unit("Sai Scout", { exhausted = true })
  end,
}

scenario "An occupied battlefield is not open to the Scout" {
  covers = { "OGN-174", "170.11", "355.2" },
  you = { hand = { "Sai Scout" }, runes = { chaos = 6 }, deck = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t:answers { you = { { to = "?" } } }
    t.you:play("Sai Scout")
    t.you:offers("to", "base")
    t.you:offers("to", "1")
    t.you:offers_not("to", "0")
    t.you:answer("base")
    t:answers { you = { { recycle = "none" } } }
    t:everyone_passes()

    t:expect { you = { base = { "Sai Scout" } } }
  end,
}

scenario "The Scout has Vision" {
  covers = { "OGN-174", "Vision", "817" },
  you = { hand = { "Sai Scout" }, runes = { chaos = 6 }, deck = { "Pouty Poro", "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { recycle = "Pouty Poro" } } }
    t.you:play("Sai Scout", { to = "base" })
    t:everyone_passes()

    t:expect { you = { deck = { "Mega-Mech", "Pouty Poro" } } }
  end,
}
