-- UNL-131 Abandon.

scenario "Abandon counters a spell, returns it and predicts" {
  covers = { "UNL-131", "425", "436" },
  turn_player = "foe",
  you = { hand = { "Abandon" }, resources = { energy = 2 }, deck = { "Gust", "Flash" } },
  foe = { hand = { "Cleave" }, resources = { energy = 1 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Abandon", { recycle = "Gust" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Cleave" }, trash = {} }, you = { deck = { "Flash", "Gust" }, trash = { "Abandon" } } }
    t:expect_unit("Mega-Mech", { no_keywords = "Assault" })
  end,
}

scenario "What was countered may be played again" {
  covers = { "UNL-131", "425" },
  turn_player = "foe",
  you = { hand = { "Abandon" }, resources = { energy = 2 } },
  foe = { hand = { "Cleave" }, resources = { energy = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Abandon", { recycle = "none" })
    t:everyone_passes()
    t.foe:play("Cleave", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Cleave" } } }
    t:expect_unit("Mega-Mech", { keywords = "Assault 3" })
  end,
}
