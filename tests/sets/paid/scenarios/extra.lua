-- What a permission or an effect wants on top of the cost (356.1, 356.2).

scenario "A permission wants a discard beside the whole cost" {
  covers = { "PAI-014", "356.2" },
  you = { gear = { "Grave Toll" }, trash = { "Pakaa Cub" }, hand = { "Gust" }, runes = { body = 4 } },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "trash", discard = "Gust" })

    t:expect { you = { base = { "Pakaa Cub", "Grave Toll" }, trash = { "Gust" }, runes_ready = 1 } }
  end,
}

scenario "Without the discard it is no permission" {
  covers = { "PAI-014", "357.3" },
  you = { gear = { "Grave Toll" }, trash = { "Pakaa Cub" }, runes = { body = 4 } },

  run = function(t) t.you:refused("play", "Pakaa Cub", { from = "trash" }) end,
}

scenario "Without the Energy neither" {
  covers = { "PAI-014", "356.1" },
  you = { gear = { "Grave Toll" }, trash = { "Pakaa Cub" }, hand = { "Gust" }, runes = { body = 2 } },

  run = function(t) t.you:refused("play", "Pakaa Cub", { from = "trash" }) end,
}

scenario "Taken over it permits its new controller" {
  covers = { "PAI-014", "191" },
  you = {
    gear = { { "Grave Toll", owner = "foe" } }, trash = { "Pakaa Cub" }, hand = { "Gust" }, runes = { body = 3 },
  },
  foe = { trash = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "trash", discard = "Gust" })
    t:expect { you = { base = { "Pakaa Cub", "Grave Toll" } } }
  end,
}

scenario "A keyword's cost on top of the card's own" {
  covers = { "PAI-015", "Afterlife", "356.2" },
  you = { trash = { "Costly Return" }, runes = { chaos = 3 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Costly Return", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, banished = { "Costly Return" }, runes_ready = 0, runes = 2 } }
  end,
}

scenario "Energy alone does not pay it" {
  covers = { "PAI-015", "357.3" },
  you = { trash = { "Costly Return" }, runes = { fury = 3 } },

  run = function(t) t.you:refused("play", "Costly Return", { from = "trash" }) end,
}

scenario "From the hand it costs what is printed" {
  covers = { "PAI-015" },
  you = { hand = { "Costly Return" }, runes = { fury = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Costly Return")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, trash = { "Costly Return" } } }
  end,
}

scenario "A discount falls on the total" {
  covers = { "PAI-015", "PAI-010", "356.4" },
  you = { gear = { "Quiet Study" }, trash = { "Costly Return" }, runes = { chaos = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Costly Return", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 1, runes_ready = 0 } }
  end,
}

scenario "An effect plays a unit for more than it costs" {
  covers = { "PAI-016", "419.3" },
  you = { hand = { "Dear Invitation" }, trash = { "Pakaa Cub" }, runes = { calm = 6 } },

  run = function(t)
    t.you:play("Dear Invitation")
    t:everyone_passes()

    t:expect { you = { base = { "Pakaa Cub" }, runes_ready = 0 } }
  end,
}

scenario "Where that cannot be paid the play is undone" {
  covers = { "PAI-016", "358.5" },
  you = { hand = { "Dear Invitation" }, trash = { "Pakaa Cub" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Dear Invitation")
    t:everyone_passes()

    t:expect { you = { base = {}, trash = { "Pakaa Cub", "Dear Invitation" }, runes_ready = 4 } }
  end,
}

scenario "A permission for a turn" {
  covers = { "PAI-017", "390" },
  you = { hand = { "Lent Grave" }, trash = { "Ember Tide" }, runes = { order = 3 }, embers = 1, deck = { "Gust" } },

  run = function(t)
    t.you:play("Lent Grave")
    t:everyone_passes()
    t.you:play("Ember Tide", { from = "trash", amount = 1 })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, runes = 2, runes_ready = 1 } }
  end,
}

scenario "A keyword that is given, with an action as its cost" {
  covers = { "PAI-018", "Afterlife", "477.2" },
  you = {
    gear = { "Old Choir" }, trash = { "Ember Tide" }, hand = { "Gust" }, runes = { mind = 1 }, deck = { "Flash" },
  },

  run = function(t)
    t.you:play("Ember Tide", { from = "trash", discard = "Gust" })
    t:everyone_passes()

    t:expect { you = { hand = {}, banished = { "Ember Tide" }, trash = { "Gust" } } }
  end,
}
