scenario "A counter that the set names is a cost, once each turn" {
  covers = { "LTR-005", "728", "383.3.e" },
  you = { base = { { "Patient Toller", exhausted = true } }, lore = 5 },

  run = function(t)
    t.you:use("Patient Toller")
    t:everyone_passes()

    t:expect { you = { lore = 3 } }
    t:expect_unit("Patient Toller", { ready = true })
    t.you:refused("use", "Patient Toller", "383.3.e")
  end,
}

scenario "What was used up is there again next turn" {
  covers = { "LTR-005", "383.3.e" },
  you = { base = { { "Patient Toller", exhausted = true } }, lore = 5 },

  run = function(t)
    t.you:use("Patient Toller")
    t:everyone_passes()
    t:next_turn()
    t:next_turn()
    t.you:use("Patient Toller")
    t:everyone_passes()

    t:expect { you = { lore = 1 } }
  end,
}

scenario "A conquest and a hold each give of the counter" {
  covers = { "LTR-005", "728" },
  you = { base = { "Patient Toller" }, lore = 1 },

  run = function(t)
    t.you:move("Patient Toller", "0")
    t:fight()
    t:expect { you = { points = 1, lore = 3 } }
    t:next_turn()
    t:next_turn()
    t:everyone_passes()

    t:expect { you = { points = 2, lore = 5 } }
  end,
}

scenario "Without enough of the counter the ability is refused" {
  covers = { "LTR-005", "728", "203.3" },
  you = { base = { "Patient Toller" }, lore = 1 },

  run = function(t)
    t.you:refused("use", "Patient Toller", "203.3")
  end,
}

scenario "A counter turns an ability on while there is enough of it" {
  covers = { "LTR-009", "364", "810" },
  you = { units = { ["0"] = { "Wise Hound" } }, lore = 4 },

  run = function(t)
    t:expect_unit("Wise Hound", { keywords = "Ganking" })
    t.you:move("Wise Hound", "1")
    t:fight()

    t:expect { you = { units = { ["1"] = { "Wise Hound" } } } }
  end,
}

scenario "A replacement once each turn lets the second death happen" {
  covers = { "LTR-011", "371" },
  you = { base = { "Collector's Box", "Shipyard Skulker", "Vanguard Sergeant" } },
  foe = { hand = { "Final Spark", "Final Spark" }, runes = { mind = 12, order = 4 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Final Spark", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { damage = 0, at = "base" })
    t.foe:play("Final Spark", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { trash = { "Shipyard Skulker" } } }
  end,
}
