-- SFD-189 Ornn, Fire Below the Mountain.

scenario "Ornn pays the Power of a gear, of whatever domain" {
  covers = { "SFD-189", "429", "163" },
  you = { legend = "Ornn, Fire Below the Mountain", hand = { "Sacred Shears" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Sacred Shears")

    t:expect { you = { gear = { "Sacred Shears" }, legend_exhausted = true, runes = 2, runes_ready = 0 } }
  end,
}

scenario "Ornn pays for a gear's ability, Equip too" {
  covers = { "SFD-189", "818" },
  you = { legend = "Ornn, Fire Below the Mountain", gear = { "Recurve Bow" }, base = { "Petty Officer" } },

  run = function(t)
    t.you:use("Recurve Bow", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { attached = { "Recurve Bow" } })
    t:expect { you = { legend_exhausted = true } }
  end,
}

scenario "Ornn pays for no unit and no spell" {
  covers = { "SFD-189", "357.1" },
  you = { legend = "Ornn, Fire Below the Mountain", hand = { "Vi, Destructive", "Hidden Blade" }, runes = { mind = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:refused("play", "Vi, Destructive", "357.1")
    t.you:refused("play", "Hidden Blade", "357.1")
  end,
}

scenario "Exhausted Ornn pays nothing" {
  covers = { "SFD-189", "414" },
  you = { legend = "Ornn, Fire Below the Mountain", legend_exhausted = true, hand = { "Sacred Shears" }, runes = { calm = 2 } },

  run = function(t)
    t.you:refused("play", "Sacred Shears", "357.1")
  end,
}
