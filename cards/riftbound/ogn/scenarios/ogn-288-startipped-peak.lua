-- OGN-288 Startipped Peak: holding it may bring an exhausted rune.

scenario "Holding Startipped Peak channels a rune exhausted" {
  covers = { "OGN-288", "383.4.d", "430" },
  phase = "awaken",
  you = { units = { ["Startipped Peak"] = { "Recruit" } } },

  run = function(t)
    t.you:answer("yes")
    t:everyone_passes()

    t:expect { phase = "main", you = { runes_exhausted = 1, runes_ready = 2, rune_deck_size = 5 } }
  end,
}

scenario "The rune of Startipped Peak may be declined" {
  covers = { "OGN-288", "383.3.a" },
  phase = "awaken",
  you = { units = { ["Startipped Peak"] = { "Recruit" } } },

  run = function(t)
    t.you:answer("no")
    t:everyone_passes()

    t:expect { phase = "main", you = { runes_exhausted = 0, runes_ready = 2, points = 1 } }
  end,
}

scenario "With an empty Rune Deck Startipped Peak channels nothing, and nobody burns out" {
  covers = { "OGN-288", "430.3" },
  phase = "awaken",
  you = { units = { ["Startipped Peak"] = { "Recruit" } }, rune_deck = {} },

  run = function(t)
    t.you:answer("yes")
    t:everyone_passes()

    t:expect { phase = "main", you = { runes = 0, points = 1 }, foe = { points = 0 } }
  end,
}

scenario "Startipped Peak channels once though another battlefield is held as well" {
  covers = { "OGN-288" },
  phase = "awaken",
  you = { units = { ["Startipped Peak"] = { "Recruit" }, ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:answer("yes")
    t:everyone_passes()

    t:expect { phase = "main", you = { points = 2, runes_exhausted = 1 } }
  end,
}
