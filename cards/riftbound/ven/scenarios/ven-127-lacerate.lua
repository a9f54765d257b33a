-- VEN-127 Lacerate.

scenario "An Empowered unit that is small without the status is disempowered and killed" {
  covers = { "VEN-127", "R065", "355.9", "442" },
  you = { hand = { "Lacerate" }, runes = { order = 2 } },
  foe = { base = { { "Escaped Grayback", empowered = true } } },

  run = function(t)
    t:expect_unit("Escaped Grayback", { might = 5 })
    t.you:play("Lacerate", { target = "Escaped Grayback" })
    t:everyone_passes()

    t:expect { foe = { base = {}, trash = { "Escaped Grayback" } } }
  end,
}

scenario "What is still strong without the status lives on without it" {
  covers = { "VEN-127", "442" },
  you = { hand = { "Lacerate" }, runes = { order = 2 } },
  foe = { base = { { "Kinkou Lifeblade", empowered = true } } },

  run = function(t)
    t.you:play("Lacerate", { target = "Kinkou Lifeblade" })
    t:everyone_passes()

    t:expect_unit("Kinkou Lifeblade", { might = 4, empowered = false })
  end,
}

scenario "A small unit dies without ever having been Empowered" {
  covers = { "VEN-127", "428" },
  you = { hand = { "Lacerate" }, runes = { order = 2 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Lacerate", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "For four Energy and two Order Lacerate comes out of the trash, and is banished" {
  covers = { "VEN-127", "Flow", "829" },
  you = { trash = { "Lacerate" }, runes = { order = 4 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Lacerate", { from = "trash", target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { banished = { "Lacerate" }, trash = {}, runes = 2, runes_ready = 0 }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Countered, a Lacerate that flows is banished too" {
  covers = { "VEN-127", "R126", "829.1.b.1", "425" },
  you = { trash = { "Lacerate" }, runes = { order = 4 } },
  foe = { base = { "Shipyard Skulker" }, hand = { "Defy" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Lacerate", { from = "trash", target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Defy", { target = "Lacerate" })
    t:everyone_passes()

    t:expect { you = { banished = { "Lacerate" }, trash = {} }, foe = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "Steel Paws of seven Might is disempowered and dies of having none" {
  covers = { "VEN-127", "R065", "355.9.a.1", "355.9.b", "442.1" },
  you = { hand = { "Lacerate" }, runes = { order = 3 } },
  foe = { base = { { "Steel Paws", empowered = true } } },

  run = function(t)
    t:expect_unit("Steel Paws", { might = 7 })
    t.you:play("Lacerate", { target = "Steel Paws" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Steel Paws" } } }
  end,
}
