-- Amounts that are chosen while playing, and paid for (355.1, 356.2).

given { battlefields = { "Zaun Warrens", "Blank Battlefield" } }

scenario "The damage is what was paid besides" {
  covers = { "PAI-007", "355.1", "356.2" },
  you = { hand = { "Rising Blaze" }, runes = { fury = 4 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rising Blaze", { amount = 3, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "No more is offered than can be paid, and nothing is an amount" {
  covers = { "PAI-007", "357.3" },
  you = { hand = { "Rising Blaze" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rising Blaze", { amount = "?" })
    t.you:offers("amount", 0)
    t.you:offers("amount", 2)
    t.you:offers_not("amount", 3)
    t.you:answer(0)
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect { you = { runes_ready = 2 } }
  end,
}

scenario "A discount leaves more to pay" {
  covers = { "PAI-007", "PAI-010", "356.4" },
  you = { hand = { "Rising Blaze" }, gear = { "Quiet Study", "Quiet Study" }, runes = { fury = 3 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rising Blaze", { amount = 4, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "From facedown only that amount is paid" {
  covers = { "PAI-007", "811.1" },
  you = {
    facedown = { ["Zaun Warrens"] = { "Rising Blaze" } }, units = { ["Zaun Warrens"] = { "Mega-Mech" } },
    runes = { fury = 2 },
  },

  run = function(t)
    t.you:play("Rising Blaze", { from = "facedown", amount = 2, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "The copy of a spell has its amount, and pays nothing" {
  covers = { "PAI-007", "439" },
  turn_player = "foe",
  you = { hand = { "Echo Glass" }, runes = { mind = 1 } },
  foe = { hand = { "Rising Blaze" }, runes = { fury = 3 }, base = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Rising Blaze", { amount = 2, target = "Mega-Mech" })
    t.foe:pass()
    t:answers { you = { { may = false } } }
    t.you:play("Echo Glass", { target = "Rising Blaze" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "A copy that is played asks anew" {
  covers = { "PAI-007", "350.2" },
  you = { hand = { "Ghost Reader" }, runes = { mind = 5 }, trash = { "Rising Blaze" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t:answers { you = { { target = "Rising Blaze" }, { amount = 1 }, { target = "Mega-Mech" } } }
    t.you:play("Ghost Reader")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Who takes the spell over has what was paid" {
  covers = { "PAI-007", "PAI-013", "191" },
  turn_player = "foe",
  you = { hand = { "Stolen Word" }, runes = { mind = 1 } },
  foe = { hand = { "Rising Blaze" }, runes = { fury = 3 }, base = { "Mega-Mech", "Recruit" } },

  run = function(t)
    t.foe:play("Rising Blaze", { amount = 2, target = "Recruit" })
    t.foe:pass()
    t:answers { you = { { may = true }, { target = "Mega-Mech" } } }
    t.you:play("Stolen Word")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Power of any domain feeds the Golem" {
  covers = { "PAI-008", "356.2" },
  you = { hand = { "Fed Golem" }, runes = { body = 2, fury = 1 } },

  run = function(t)
    t.you:play("Fed Golem", { additional = true, amount = 3 })
    t:everyone_passes()

    t:expect_unit("Fed Golem", { might = 4 })
    t:expect { you = { runes = 0 } }
  end,
}

scenario "Unfed it triggers nothing" {
  covers = { "PAI-008" },
  you = { hand = { "Fed Golem" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Fed Golem", { additional = false })

    t:expect { chain = {} }
    t:expect_unit("Fed Golem", { might = 1 })
  end,
}

scenario "Counters are spent" {
  covers = { "PAI-009", "728" },
  you = { hand = { "Ember Tide" }, runes = { mind = 1 }, embers = 3, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.you:play("Ember Tide", { amount = "?" })
    t.you:offers_not("amount", 4)
    t.you:answer(2)
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" }, embers = 1 } }
  end,
}

scenario "A later clause of playing reads it" {
  covers = { "PAI-011", "355.1" },
  you = { hand = { "Steady Smith" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Steady Smith", { amount = 2 })

    t:expect { you = { embers = 2, runes_ready = 0 } }
  end,
}

scenario "What is paid may take off what else is due, so less may be too little" {
  covers = { "PAI-012", "356.4" },
  you = { hand = { "Bent Price" }, runes = { calm = 3 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Bent Price", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "With too little it cannot be played" {
  covers = { "PAI-012", "357.3" },
  you = { hand = { "Bent Price" }, runes = { calm = 2 } },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t) t.you:refused("play", "Bent Price") end,
}
