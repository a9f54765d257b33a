scenario "Burning puts the top cards into the trash, and one trigger a turn answers" {
  covers = { "LTR-003", "440", "383.3.e" },
  you = { hand = { "Ash Reader" }, deck = { "Daring Poro", "Gust", "Mega-Mech" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Ash Reader")
    t:everyone_passes()

    t:expect { you = { trash = { "Daring Poro", "Gust" }, deck_size = 1 } }
    t:expect_unit("Ash Reader", { might = 4 })
  end,
}

scenario "Burning more than the deck has burns out in between" {
  covers = { "LTR-003", "440", "431" },
  you = { hand = { "Ash Reader" }, deck = { "Daring Poro" }, trash = { "Gust", "Gust" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Ash Reader")
    t:everyone_passes()

    t:expect { foe = { points = 1 }, you = { deck_size = 2 } }
  end,
}

scenario "Prevented damage is not dealt, the rest is" {
  covers = { "LTR-004", "437" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Glass Aegis" }, runes = { calm = 1 } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Prevention counts when combat damage is assigned" {
  covers = { "437.5.a", "LTR-004", "437.5", "465.2" },
  you = { base = { "Playful Phantom" } },
  foe = {
    units = { ["0"] = { "Daring Poro", "Shipyard Skulker" } },
    hand = { "Glass Aegis" },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:move("Playful Phantom", "0")
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Daring Poro" })
    t:everyone_passes()
    t.you:pass()
    t.foe:pass()
    -- Two Might and three prevented: all five damage for the Poro.
    t.you:answer("Daring Poro")

    t:expect { foe = { trash = { "Daring Poro", "Glass Aegis" }, units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Where all damage is prevented none is lethal" {
  covers = { "LTR-010", "437", "465.2" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Daring Poro" } }, hand = { "Still Water" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Still Water", { target = "Daring Poro" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Daring Poro" } } } }
    t:expect_unit("Mega-Mech", { at = "base", damage = 0 })
  end,
}
