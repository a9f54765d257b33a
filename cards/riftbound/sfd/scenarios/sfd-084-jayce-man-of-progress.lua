scenario "For a gear Jayce brings another one without its Energy cost" {
  covers = { "SFD-084", "356.1.b", "359.3.e.14" },
  you = {
    gear = { "Gold" },
    hand = { "Jayce, Man of Progress", "Assembly Rig", "Assembly Rig" },
    runes = { mind = 4 },
  },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Jayce, Man of Progress")
    t:everyone_passes()
    t:expect { you = { gear = {} } }
    t.you:play("Assembly Rig")
    t:expect { you = { gear = { "Assembly Rig" } } }

    t.you:refused("play", "Assembly Rig", "357.1")
  end,
}

scenario "Jayce's gear still costs its Power" {
  covers = { "SFD-084", "356.1.b" },
  you = { gear = { "Orb of Regret" }, hand = { "Jayce, Man of Progress", "Long Sword" }, runes = { mind = 4 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Jayce, Man of Progress")
    t:everyone_passes()

    t.you:refused("play", "Long Sword", "357.1")
  end,
}

scenario "Whoever pays a gear in full keeps Jayce's permission for another" {
  covers = { "SFD-084", "371" },
  you = {
    gear = { "Orb of Regret" },
    hand = { "Jayce, Man of Progress", "Recurve Bow", "Assembly Rig" },
    runes = { mind = 6 },
  },

  run = function(t)
    t:answers { you = { { may = true }, { may = false } } }
    t.you:play("Jayce, Man of Progress")
    t:everyone_passes()
    t.you:play("Recurve Bow")
    t:expect { you = { runes_ready = 0 } }
    t.you:play("Assembly Rig")

    t:expect { you = { gear = { "Recurve Bow", "Assembly Rig" } } }
  end,
}

scenario "Jayce helps no unit, no gear above seven, and nobody in the next turn" {
  covers = { "SFD-084", "317.2" },
  you = {
    gear = { "Orb of Regret" },
    hand = { "Jayce, Man of Progress", "Dazzling Aurora", "Pit Crew", "Assembly Rig" },
    runes = { body = 4 },
    rune_deck = {},
  },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Jayce, Man of Progress")
    t:everyone_passes()
    t.you:refused("play", "Dazzling Aurora", "357.1")
    t.you:refused("play", "Pit Crew", "357.1")
    t.you:offers("play", "Assembly Rig")
    t:next_turn()
    t:next_turn()
    t.you:play("Assembly Rig")

    t:expect { turn_player = "you", you = { gear = { "Assembly Rig" }, runes_ready = 0 } }
  end,
}

scenario "Jayce who kills nothing permits nothing" {
  covers = { "SFD-084", "383.3.a" },
  you = { gear = { "Orb of Regret" }, hand = { "Jayce, Man of Progress", "Assembly Rig" }, runes = { mind = 4 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:play("Jayce, Man of Progress")

    t.you:refused("play", "Assembly Rig", "357.1")
    t:expect { you = { gear = { "Orb of Regret" } } }
  end,
}
