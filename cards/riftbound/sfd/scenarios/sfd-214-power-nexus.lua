-- SFD-214 Power Nexus.

scenario "Power Nexus sells its holder a point for four Power" {
  covers = { "SFD-214", "383.4.d", "383.3.b" },
  you = { units = { ["Power Nexus"] = { "Petty Officer" } }, runes = { fury = 2, calm = 2 } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { points = 2, runes = 2 } }
  end,
}

scenario "Power Nexus sells nothing for a hold elsewhere" {
  covers = { "SFD-214" },
  you = { units = { ["Power Nexus"] = { "Petty Officer" }, ["Void Gate"] = { "Recruit" } }, runes = { fury = 8 } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { points = 3 } }
  end,
}

scenario "Power Nexus sells nothing for three, and nothing to who does not want" {
  covers = { "SFD-214", "383.3.a" },
  you = { units = { ["Power Nexus"] = { "Petty Officer" } }, runes = { fury = 4 }, rune_deck = {} },
  foe = { units = { ["Void Gate"] = { "Petty Officer" } }, runes = { fury = 4 } },
  phase = "awaken",

  run = function(t)
    t:answers { you = { { may = false } } }
    t:everyone_passes()
    t:expect { you = { points = 1, runes = 4 } }
    t:next_turn()

    t:expect { foe = { points = 1, runes = 6 } }
  end,
}
