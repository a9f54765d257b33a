-- SFD-219 The Papertree.

scenario "The Papertree brings each player an exhausted rune" {
  covers = { "SFD-219", "383.4.d", "430" },
  you = { units = { ["The Papertree"] = { "Petty Officer" } }, rune_deck = { fury = 5 } },
  foe = { rune_deck = { calm = 5 } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { runes = 3, runes_exhausted = 1 }, foe = { runes = 1, runes_exhausted = 1 } }
  end,
}

scenario "The Papertree bears nothing for a hold elsewhere" {
  covers = { "SFD-219" },
  you = { units = { ["Void Gate"] = { "Petty Officer" }, ["The Papertree"] = { "Recruit" } }, rune_deck = { fury = 5 } },
  phase = "awaken",

  run = function(t)
    t:everyone_passes()

    t:expect { you = { runes = 3, points = 2 }, foe = { runes = 1 } }
  end,
}
