-- What would die to pay for something is saved with what was to pay for it, too.

scenario "Then other runes pay what was taken, and the play is not undone" {
  covers = { "357", "PRC-129", "PRC-130", "OGS-002" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { base = { "Living Lamp" }, gear = { "Paid Rescue" }, hand = { "Firestorm" }, runes = { fury = 5 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Firestorm", { target = "Void Gate", pay = { { "Living Lamp" }, { "Fury Rune" } }, may = true })
    t:everyone_passes()

    t:expect_unit("Living Lamp", { at = "base" })
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "So they do for the use of an ability" {
  covers = { "357", "PRC-129", "PRC-130" },
  you = { base = { "Living Lamp" }, gear = { "Paid Rescue" }, runes = { fury = 4 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:use("Paid Rescue", { pay = { { "Living Lamp" }, { "Fury Rune" } }, may = true })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, base = { "Living Lamp", "Paid Rescue" } } }
  end,
}

scenario "What was saved may pay again, and be saved no more" {
  covers = { "357", "PRC-129", "PRC-130", "OGS-002" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { base = { "Living Lamp" }, gear = { "Paid Rescue" }, hand = { "Firestorm" }, runes = { fury = 5 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    local twice = { { "Living Lamp" }, { "Living Lamp" } }

    t.you:play("Firestorm", { target = "Void Gate", pay = twice, may = true })
    t:everyone_passes()

    t:expect { you = { hand = {}, trash = { "Living Lamp", "Firestorm" } } }
  end,
}

scenario "Who does not save it has paid" {
  covers = { "357", "PRC-129", "PRC-130", "OGS-002" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { base = { "Living Lamp" }, gear = { "Paid Rescue" }, hand = { "Firestorm" }, runes = { fury = 5 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Firestorm", { target = "Void Gate", may = false })
    t:everyone_passes()

    t:expect { you = { hand = {}, base = { "Paid Rescue" }, trash = { "Living Lamp", "Firestorm" } } }
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}
