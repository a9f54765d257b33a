-- VEN-141 Renekton, Butcher of the Sands.

scenario "Two Power and Renekton's exhaustion help to pay for a unit" {
  covers = { "VEN-141", "429", "429.3" },
  you = { legend = "Renekton, Butcher of the Sands", hand = { "Pouty Poro" }, runes = { body = { exhausted = 2 } } },

  run = function(t)
    t.you:play("Pouty Poro")

    t:expect { you = { base = { "Pouty Poro" }, runes = 0, legend_exhausted = true } }
  end,
}

scenario "They help to pay for a unit's ability, too" {
  covers = { "VEN-141", "429.3" },
  you = { legend = "Renekton, Butcher of the Sands", base = { "Solari Sunhawk" }, runes = { body = { exhausted = 2 } } },

  run = function(t)
    t.you:use("Solari Sunhawk")
    t:everyone_passes()

    t:expect_unit("Solari Sunhawk", { empowered = true })
    t:expect { you = { runes = 0, legend_exhausted = true } }
  end,
}

scenario "A spell, gear and gear's abilities are not paid so" {
  covers = { "VEN-141", "429.3" },
  you = {
    legend = "Renekton, Butcher of the Sands", hand = { "Discipline", "Treasure Trove" }, gear = { "Garbage Grabber" }, trash = { "Gust", "Gust", "Gust" },
    runes = { body = { exhausted = 2 } },
  },

  run = function(t)
    t.you:refused("play", "Discipline")
    t.you:refused("play", "Treasure Trove")
    t.you:refused("use", "Garbage Grabber")
  end,
}

scenario "What is left of the two Energy stays for the next unit, and for no spell" {
  covers = { "VEN-141", "166", "167", "429" },
  you = {
    legend = "Renekton, Butcher of the Sands", hand = { "Steel Paws", "Steel Paws", "Stupefy" }, runes = { body = { exhausted = 2 } },
  },

  run = function(t)
    t.you:play("Steel Paws", { to = "base" })
    t:expect { you = { runes = 0, resources_for = { ["Renekton, Butcher of the Sands"] = { energy = 1 } } } }
    t.you:refused("play", "Stupefy", "357.1")
    t.you:play("Steel Paws", { to = "base" })

    t:expect { you = { base = { "Steel Paws", "Steel Paws" }, resources_for = { ["Renekton, Butcher of the Sands"] = false } } }
  end,
}

scenario "What is left is lost as the turn ends" {
  covers = { "VEN-141", "166", "317.2.d" },
  you = { legend = "Renekton, Butcher of the Sands", hand = { "Steel Paws", "Steel Paws" }, runes = { body = { exhausted = 2 } }, rune_deck = {} },

  run = function(t)
    t.you:play("Steel Paws", { to = "base" })
    t:next_turn()

    t:expect { you = { resources_for = { ["Renekton, Butcher of the Sands"] = false } } }
  end,
}
