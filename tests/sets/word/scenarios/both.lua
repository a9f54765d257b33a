-- One thing is exhausted for resources and then taken away for an additional cost (357.1.a, 357.2).

scenario "One rune gives the Energy and is recycled" {
  covers = { "WRD-008", "357.2" },
  you = { hand = { "Ground Stones" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Ground Stones")
    t:everyone_passes()
    t:expect { you = { runes = 0, hand_size = 1 } }
  end,
}

scenario "The rune that is recycled gives the Energy, and the other stays ready" {
  covers = { "WRD-008", "357.1.a" },
  you = { hand = { "Ground Stones" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Ground Stones", { cost = "Fury Rune" })
    t:everyone_passes()
    t:expect { you = { runes = 1, runes_ready = 1, hand_size = 1 } }
  end,
}

scenario "An exhausted rune is recycled, and the ready one gives the Energy" {
  covers = { "WRD-008", "357.1.a" },
  you = { hand = { "Ground Stones" }, runes = { fury = { ready = 1, exhausted = 1 } } },

  run = function(t)
    t.you:play("Ground Stones", { cost = "Fury Rune" })
    t:everyone_passes()
    t:expect { you = { runes = 1, hand_size = 1 } }
  end,
}

scenario "With an exhausted rune alone there is no Energy" {
  covers = { "WRD-008", "357" },
  you = { hand = { "Ground Stones" }, runes = { fury = { exhausted = 1 } } },

  run = function(t) t.you:refused("play", "Ground Stones") end,
}

scenario "Both of two runes are recycled, and one gives the Energy" {
  covers = { "WRD-009", "357.2" },
  you = { hand = { "Rune Grinder" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Rune Grinder", { cost = { "Fury Rune", "Fury Rune" } })
    t:everyone_passes()
    t:expect { you = { runes = 0, hand_size = 2 } }
  end,
}

scenario "A gear gives its Energy before it is killed" {
  covers = { "WRD-010", "357.1.a" },
  you = { hand = { "Rune Miller" }, gear = { "Energy Conduit" } },

  run = function(t)
    t.you:play("Rune Miller", { additional = true })
    t:everyone_passes()
    t:expect { you = { gear = {}, hand_size = 2 } }
  end,
}
