-- OGS-006 Lux, Illuminated: three Might for a spell of five Energy or more.

scenario "A spell of five Energy gives Lux, Illuminated 3 Might until the turn ends" {
  covers = { "OGS-006", "206", "383" },
  you = { base = { "Lux, Illuminated" }, hand = { "Falling Comet" }, runes = { mind = 5 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Lux, Illuminated", { might = 8 })
    t:next_turn()

    t:expect_unit("Lux, Illuminated", { might = 5 })
  end,
}

scenario "A spell of four Energy leaves Lux, Illuminated as she is" {
  covers = { "OGS-006" },
  you = { base = { "Lux, Illuminated" }, hand = { "Consult the Past" }, runes = { mind = 4 } },

  run = function(t)
    t.you:play("Consult the Past")
    t:everyone_passes()

    t:expect_unit("Lux, Illuminated", { might = 5 })
  end,
}

scenario "Lux, Illuminated reads the printed cost: a discount does not matter" {
  covers = { "OGS-006", "206", "W7" },
  you = {
    base = { "Lux, Illuminated" },
    units = { ["Zaun Warrens"] = { "Eager Apprentice" } },
    hand = { "Falling Comet" },
    runes = { mind = 4 },
  },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Falling Comet", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Lux, Illuminated", { might = 8 })
  end,
}

scenario "A unit of six Energy is no spell for Lux, Illuminated" {
  covers = { "OGS-006" },
  you = { base = { "Lux, Illuminated" }, hand = { "Playful Phantom" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Playful Phantom")
    t:everyone_passes()

    t:expect_unit("Lux, Illuminated", { might = 5 })
  end,
}

scenario "Lux, Illuminated does not care for the spells of others" {
  covers = { "OGS-006" },
  turn_player = "foe",
  you = { base = { "Lux, Illuminated" } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 }, units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.foe:play("Falling Comet", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Lux, Illuminated", { might = 5 })
  end,
}
