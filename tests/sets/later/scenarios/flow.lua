-- Another cost from another zone: rules 829, 419.1, 390.3.

scenario "Flow: played from the trash for another cost, then banished" {
  covers = { "LTR-002", "829" },
  you = { trash = { "Ebb and Return" }, deck = { "Daring Poro" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Ebb and Return", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" }, trash = {}, banished = { "Ebb and Return" }, runes = 0 } }
  end,
}

scenario "Flow is not asked for a spell from the hand" {
  covers = { "LTR-002", "829" },
  you = { hand = { "Ebb and Return" }, deck = { "Daring Poro" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Ebb and Return")
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" }, trash = { "Ebb and Return" }, banished = {} } }
  end,
}

scenario "Flow keeps the timing of the spell" {
  covers = { "LTR-002", "829" },
  you = { trash = { "Ebb and Return" }, runes = { mind = 2 } },
  foe = { base = { "Daring Poro" }, hand = { "Still Water" }, runes = { calm = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Still Water", { target = "Daring Poro" })
    t.foe:pass()
    t.you:refused("play", "Ebb and Return")
  end,
}

scenario "A countered spell from the trash is banished too" {
  covers = { "390.3.a", "829.1.b.1", "LTR-002", "829", "425" },
  you = { trash = { "Ebb and Return" }, runes = { mind = 2 } },
  foe = { hand = { "Defy" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Ebb and Return", { from = "trash" })
    t.you:pass()
    t.foe:play("Defy", { target = "Ebb and Return" })
    t:everyone_passes()

    t:expect { you = { trash = {}, banished = { "Ebb and Return" } } }
  end,
}

scenario "A query asks from where a card is played" {
  covers = { "LTR-009", "LTR-002", "356" },
  you = { base = { "Wise Hound" }, trash = { "Ebb and Return" }, deck = { "Daring Poro" }, runes = { mind = { exhausted = 1 } } },

  run = function(t)
    t.you:play("Ebb and Return", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro" } } }
  end,
}

scenario "Abandoned, a spell from the trash is banished, and no hand gets it" {
  covers = { "R129", "UNL-131", "LTR-002", "372", "370.2", "829.1.b.1" },
  you = { trash = { "Ebb and Return" }, runes = { mind = 2 } },
  foe = { hand = { "Abandon" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Ebb and Return", { from = "trash" })
    t.you:pass()
    t.foe:play("Abandon", { target = "Ebb and Return" })
    t:answers { foe = { { recycle = "none" } } }
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = {}, banished = { "Ebb and Return" } } }
  end,
}

scenario "With Flow a spell goes where its own text sends it" {
  covers = { "LTR-093", "LTR-094", "829" },
  you = { trash = { "Own Tide", "Low Tide" }, deck = { "Daring Poro", "Gust" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Own Tide", { from = "trash" })
    t:everyone_passes()
    t:expect { you = { hand = { "Daring Poro", "Own Tide" }, trash = { "Low Tide" }, banished = {} } }
    t.you:play("Low Tide", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Daring Poro", "Own Tide", "Gust" }, deck = { "Low Tide" }, trash = {}, banished = {} } }
  end,
}

scenario "A spell with Flow that is countered is banished all the same" {
  covers = { "LTR-093", "829", "425" },
  you = { trash = { "Own Tide" }, deck = { "Gust" }, runes = { mind = 1 } },
  foe = { hand = { "Defy" }, runes = { calm = 9 } },

  run = function(t)
    t.you:play("Own Tide", { from = "trash" })
    t.you:pass()
    t.foe:play("Defy", { target = "Own Tide" })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = {}, banished = { "Own Tide" } } }
  end,
}
