-- Costs that are actions, and what is read of what they used.

scenario "Hand Back returns a gear" {
  covers = { "PRC-019", "203", "056" },
  you = { gear = { "Dream Lamp" }, hand = { "Hand Back" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hand Back")
    t:expect { you = { hand = { "Dream Lamp" }, gear = {}, units = { base = { "Hand Back" } } } }
  end,
}

scenario "Without a gear it cannot be played" {
  covers = { "PRC-019", "203.3" },
  you = { hand = { "Hand Back" }, runes = { calm = 2 } },

  run = function(t) t.you:refused("play", "Hand Back", "203.3") end,
}

scenario "Last Light is banished as its cost" {
  covers = { "PRC-020", "427" },
  you = { gear = { "Last Light" }, runes = { mind = 1 } },

  run = function(t)
    t.you:use("Last Light")
    t:expect { you = { banished = { "Last Light" }, hand = {} } }
    t:everyone_passes()
    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "The Post exhausts itself and a unit, and knows which" {
  covers = { "PRC-021", "203" },
  you = { gear = { "Signal Post" }, base = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:use("Signal Post", { target = "Pouty Poro", cost = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Signal Post", { exhausted = true })
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:expect_unit("Pouty Poro", { might = 9, ready = true })
  end,
}

scenario "The Devourer is as much cheaper as what it eats cost" {
  covers = { "PRC-022", "W7", "206" },
  you = { base = { "Mega-Mech" }, hand = { "Devourer" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Devourer")
    t:expect { you = { base = { "Devourer" }, trash = { "Mega-Mech" } } }
  end,
}

scenario "A small meal does not pay for the Devourer" {
  covers = { "PRC-022", "357.1" },
  you = { base = { "Pouty Poro" }, hand = { "Devourer" }, runes = { order = 3 } },

  run = function(t) t.you:refused("play", "Devourer", "357.1") end,
}

scenario "Of two units only the one that pays enough is eaten" {
  covers = { "PRC-022", "357.3" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, hand = { "Devourer" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Devourer")
    t:expect { you = { base = { "Devourer", "Pouty Poro" }, trash = { "Mega-Mech" } } }
  end,
}

scenario "Fair Trade brings what costs no more than the dead" {
  covers = { "PRC-023", "355.5" },
  you = { base = { "Mega-Mech" }, trash = { "Pouty Poro", "Devourer" }, hand = { "Fair Trade" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Fair Trade")
    t:everyone_passes()

    t:expect { you = { base = { "Pouty Poro" }, trash = { "Mega-Mech", "Devourer", "Fair Trade" } } }
  end,
}

scenario "The unit that was killed for it cannot be the one that comes" {
  covers = { "PRC-023", "R048", "355.5", "357.2" },
  you = { base = { "Mega-Mech" }, hand = { "Fair Trade" }, runes = { chaos = 1 } },

  run = function(t) t.you:refused("play", "Fair Trade") end,
}

scenario "The Rack pays for gear" {
  covers = { "PRC-024", "429" },
  you = { gear = { "Tool Rack" }, hand = { "Dream Lamp" } },

  run = function(t)
    t.you:play("Dream Lamp")
    t:expect_unit("Tool Rack", { exhausted = true })
  end,
}

scenario "The Rack pays for an ability of a gear" {
  covers = { "PRC-024", "PRC-020", "429" },
  you = { gear = { "Tool Rack", "Last Light" } },

  run = function(t)
    t.you:use("Last Light")
    t:everyone_passes()

    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "The Rack pays for no unit" {
  covers = { "PRC-024", "429" },
  you = { gear = { "Tool Rack" }, hand = { "Two Coins" } },

  run = function(t) t.you:refused("play", "Two Coins", "357.1") end,
}

scenario "A discount is as high as the Might that was recycled" {
  covers = { "PRC-025", "359.3.e.13" },
  you = { gear = { "Recyclers' Call" }, base = { "Mega-Mech" }, trash = { "Devourer" }, runes = { order = 2 } },

  run = function(t)
    t.you:use("Recyclers' Call")
    t:everyone_passes()

    t:expect { you = { base = { "Devourer" } } }
  end,
}

scenario "Power of the dead pays for the Devourer as well" {
  covers = { "PRC-022", "206" },
  you = { base = { "Harnessed Dragon" }, hand = { "Devourer" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Devourer")
    t:expect { you = { base = { "Devourer" }, trash = { "Harnessed Dragon" }, runes = 2 } }
  end,
}
