-- What would die to pay for something is saved with what was to pay for it, too.

scenario "A play that cannot be paid then is undone, and nothing is spent" {
  covers = { "358.5", "PRC-129", "PRC-130", "OGS-002" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { base = { "Living Lamp" }, gear = { "Paid Rescue" }, hand = { "Firestorm" }, runes = { fury = 5 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Firestorm", { target = "Void Gate", may = true })

    t:expect_unit("Living Lamp", { exhausted = false })
    t:expect { you = { hand = { "Firestorm" }, runes = 5 } }
  end,
}

scenario "So is the use of an ability" {
  covers = { "357", "PRC-129", "PRC-130" },
  you = { base = { "Living Lamp" }, gear = { "Paid Rescue" }, runes = { fury = 4 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:use("Paid Rescue", { pay = "Living Lamp", may = true })
    t:everyone_passes()

    t:expect { you = { hand = {}, base = { "Living Lamp", "Paid Rescue" }, runes = 4 } }
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
