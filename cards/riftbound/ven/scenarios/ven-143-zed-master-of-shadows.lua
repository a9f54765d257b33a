-- VEN-143 Zed, Master of Shadows.

scenario "A spell of your own that flows is banished, and empowers Zed" {
  covers = { "VEN-143", "Flow", "829", "427", "441" },
  you = { legend = "Zed, Master of Shadows", trash = { "Up from the Deep" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Up from the Deep", { from = "trash" })
    t:everyone_passes()

    t:expect_unit("Zed, Master of Shadows", { empowered = true })
  end,
}

scenario "A unit that your Clone banishes empowers Zed" {
  covers = { "VEN-143", "427", "441" },
  you = { legend = "Zed, Master of Shadows", base = { "Shadow Clone" }, trash = { "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shadow Clone", "0", { may = true })
    t:everyone_passes()

    t:expect_unit("Zed, Master of Shadows", { empowered = true })
  end,
}

scenario "A card of the foe that you banish does not empower Zed" {
  covers = { "VEN-143" },
  you = { legend = "Zed, Master of Shadows", hand = { "Wind and Ghosts" }, runes = { chaos = 3 } },
  foe = { units = { ["0"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:play("Wind and Ghosts", { target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { foe = { banished = { "Pouty Poro" } } }
    t:expect_unit("Zed, Master of Shadows", { empowered = false })
  end,
}

scenario "A card of yours that the foe banishes does not empower Zed" {
  covers = { "VEN-143", "411.4" },
  you = { legend = "Zed, Master of Shadows", units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Wind and Ghosts" }, runes = { chaos = 3 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Wind and Ghosts", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { banished = { "Shipyard Skulker" } } }
    t:expect_unit("Zed, Master of Shadows", { empowered = false })
  end,
}

scenario "The status and Zed's exhaustion trade a card of your hand for a new one" {
  covers = { "VEN-143", "442", "422", "413" },
  you = { legend = { { "Zed, Master of Shadows", empowered = true } }, hand = { "Gust", "Cleave" }, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Zed, Master of Shadows", { discard = "Gust" })
    t:everyone_passes()

    t:expect { you = { hand = { "Cleave", "Mega-Mech" }, trash = { "Gust" }, legend_exhausted = true } }
    t:expect_unit("Zed, Master of Shadows", { empowered = false })
  end,
}

scenario "Without the status Zed's ability cannot be used" {
  covers = { "VEN-143", "203.3" },
  you = { legend = "Zed, Master of Shadows", hand = { "Gust" } },

  run = function(t) t.you:refused("use", "Zed, Master of Shadows") end,
}

scenario "In a showdown of the foe's turn Zed may be used" {
  covers = { "VEN-143", "Action", "806" },
  you = { legend = { { "Zed, Master of Shadows", empowered = true } }, hand = { "Gust" }, units = { ["0"] = { "Recruit" } }, deck = { "Mega-Mech" } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:use("Zed, Master of Shadows")
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Gust" } } }
  end,
}

scenario "A card that you banish for a cost empowers Zed" {
  covers = { "VEN-143", "427" },
  you = { legend = "Zed, Master of Shadows", hand = { "Gust Monk" }, trash = { "Gust" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Gust Monk", { additional = true, target = "Gust Monk" })
    t:everyone_passes()

    t:expect { you = { banished = { "Gust" } } }
    t:expect_unit("Zed, Master of Shadows", { empowered = true })
  end,
}
