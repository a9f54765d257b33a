-- OGN-011 Magma Wurm.

scenario "Other units enter ready beside the Wurm" {
  covers = { "OGN-011", "143.4" },
  you = { base = { "Magma Wurm" }, hand = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Pouty Poro")

    t:expect_unit("Pouty Poro", { ready = true })
  end,
}

scenario "The Wurm itself enters exhausted" {
  covers = { "OGN-011", "143.4" },
  you = { hand = { "Magma Wurm" }, runes = { fury = 8 } },

  run = function(t)
    t.you:play("Magma Wurm")

    t:expect_unit("Magma Wurm", { exhausted = true })
  end,
}

scenario "A second Wurm is another unit to the first" {
  covers = { "OGN-011" },
  you = { base = { { "Magma Wurm", exhausted = true } }, hand = { "Magma Wurm" }, runes = { fury = 8 } },

  run = function(t)
    t.you:play("Magma Wurm")

    t:expect_unit("Magma Wurm#1", { exhausted = true })
    t:expect_unit("Magma Wurm#2", { ready = true })
  end,
}

scenario "The Wurm does nothing for its enemies" {
  covers = { "OGN-011", "740" },
  you = { base = { "Magma Wurm" } },
  foe = { hand = { "Pouty Poro" }, runes = { fury = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Pouty Poro")

    t:expect_unit("Pouty Poro", { exhausted = true })
  end,
}

scenario "A unit played by an effect enters ready beside the Wurm" {
  covers = { "OGN-011", "OGN-198", "419.3" },
  you = { base = { "Magma Wurm" }, hand = { "The Harrowing" }, trash = { "Pouty Poro" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("The Harrowing")
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { ready = true })
  end,
}

scenario "A teammate's unit is friendly to the Wurm and enters ready" {
  covers = { "OGN-011", "489.8.e" },
  you = { base = { "Magma Wurm" } },
  mate = { hand = { "Pouty Poro" }, runes = { fury = 2 } },
  turn_player = "mate",

  run = function(t)
    t.mate:play("Pouty Poro", { to = "base" })

    t:expect_unit("Pouty Poro", { ready = true })
  end,
}
