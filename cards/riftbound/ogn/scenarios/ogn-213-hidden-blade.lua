-- OGN-213 Hidden Blade.

scenario "Hidden Blade kills a unit at a battlefield and its controller draws two" {
  covers = { "OGN-213", "428" },
  you = { hand = { "Hidden Blade" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, hand = { "Gust", "Flash" } }, you = { hand = {} } }
  end,
}

scenario "When the unit has gone to base, it lives and nobody draws" {
  covers = { "OGN-213", "R053", "359.3.e.14.a" },
  you = { hand = { "Hidden Blade" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash" }, runes = { chaos = 2 }, deck = { "Gust", "Charm" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" }, hand = {} } }
  end,
}

scenario "From facedown Hidden Blade chooses at its own battlefield only" {
  covers = { "OGN-213", "811.1.d", "811.2" },
  you = {
    facedown = { ["Void Gate"] = { "Hidden Blade" } },
    units = { ["Void Gate"] = { "Daring Poro" } },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Hidden Blade", { from = "facedown", target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { trash = { "Daring Poro", "Hidden Blade" } }, foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } } }
  end,
}
