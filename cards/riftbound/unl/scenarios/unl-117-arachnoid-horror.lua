-- UNL-117 Arachnoid Horror.

scenario "The Horror may be played to a battlefield where an enemy unit stands alone" {
  covers = { "UNL-117", "355.2" },
  you = { hand = { "Arachnoid Horror" }, resources = { energy = 6, body = 1 } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit", "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Arachnoid Horror", "1", "355.2")
    t.you:play("Arachnoid Horror", { to = "0" })

    t:expect { combat = "Blank Battlefield", attacker = "you" }
    t:fight()
    t:everyone_passes()
    t:expect { you = { xp = 2, points = 1 } }
  end,
}

scenario "With the Horror on the board other friendly units go to a lonely enemy, too" {
  covers = { "UNL-117", "355.2" },
  you = { base = { "Arachnoid Horror" }, hand = { "Shipyard Skulker" }, resources = { energy = 3 } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit", "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Shipyard Skulker", "1", "355.2")
    t.you:play("Shipyard Skulker", { to = "0" })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Shipyard Skulker" } }, xp = 0 } }
  end,
}

scenario "Neither an empty battlefield nor one of a lonely unit of yours elsewhere opens to the Horror" {
  covers = { "UNL-117", "170.11" },
  you = { hand = { "Arachnoid Horror" }, resources = { energy = 6, body = 1 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Arachnoid Horror", "0", "355.2")
    t.you:refused("play", "Arachnoid Horror", "1", "355.2")
  end,
}

scenario "From the hand the Horror opens nothing to others" {
  covers = { "UNL-117" },
  you = { hand = { "Arachnoid Horror", "Shipyard Skulker" }, resources = { energy = 3 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:refused("play", "Shipyard Skulker", "0", "355.2")
  end,
}
