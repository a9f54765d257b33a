-- What an ability or a play has cost (163, 164, 206).

given { battlefields = { "Zaun Warrens", "Blank Battlefield" } }

scenario "An ability reads what was spent for it" {
  covers = { "PAI-020", "163" },
  you = { gear = { "Deep Engine" }, runes = { mind = 2 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:use("Deep Engine")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "That is less with a discount" {
  covers = { "PAI-020", "PAI-021", "356.4" },
  you = { gear = { "Deep Engine", "Oil Lamp" }, runes = { mind = 2 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:use("Deep Engine")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes_ready = 1 } }
  end,
}

scenario "A trigger on the use knows what it cost" {
  covers = { "PAI-019", "402" },
  you = { gear = { "Deep Engine", "Use Ledger" }, runes = { mind = 2 } },

  run = function(t)
    t.you:use("Deep Engine")
    t:everyone_passes()

    t:expect { you = { embers = 2 } }
  end,
}

scenario "One Energy is too little for it" {
  covers = { "PAI-019", "PAI-021" },
  you = { gear = { "Deep Engine", "Use Ledger", "Oil Lamp" }, runes = { mind = 2 } },

  run = function(t)
    t.you:use("Deep Engine")
    t:everyone_passes()

    t:expect { you = { embers = 0 } }
  end,
}

scenario "The turn remembers it" {
  covers = { "PAI-022", "PAI-021" },
  you = { base = { "Gear Hand" }, gear = { "Deep Engine" }, runes = { mind = 2 } },

  run = function(t)
    t:expect_unit("Gear Hand", { might = 1 })
    t.you:use("Deep Engine")
    t:everyone_passes()

    t:expect_unit("Gear Hand", { might = 3 })
  end,
}

scenario "Power is told apart from Energy" {
  covers = { "PAI-023", "164" },
  you = { hand = { "Heavy Word" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Heavy Word", { amount = 2, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { embers = 1 } }
  end,
}

scenario "A copy of an ability that nobody paid for has cost nothing" {
  covers = { "PAI-020", "439" },
  turn_player = "foe",
  you = { hand = { "Echo Glass" }, runes = { mind = 1 }, deck = { "Gust", "Flash" } },
  foe = { gear = { "Deep Engine" }, runes = { mind = 2 } },

  run = function(t)
    t.foe:use("Deep Engine")
    t.foe:pass()
    t.you:play("Echo Glass")
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { hand_size = 2 } }
  end,
}

scenario "Who takes the ability over has what it cost" {
  covers = { "PAI-020", "PAI-024", "191" },
  turn_player = "foe",
  you = { hand = { "Stolen Deed" }, runes = { mind = 1 }, deck = { "Gust", "Flash", "Charm" } },
  foe = { gear = { "Deep Engine" }, runes = { mind = 2 } },

  run = function(t)
    t.foe:use("Deep Engine")
    t.foe:pass()
    t.you:play("Stolen Deed")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}
