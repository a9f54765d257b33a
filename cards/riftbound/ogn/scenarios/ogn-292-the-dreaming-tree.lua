-- OGN-292 The Dreaming Tree: the first choice of an own unit there by a spell draws a card.

scenario "Choosing your unit at The Dreaming Tree with a spell draws a card, once a turn" {
  covers = { "OGN-292", "383.4.b", "383.1" },
  you = {
    units = { ["The Dreaming Tree"] = { "Recruit" } },
    hand = { "En Garde", "En Garde" },
    runes = { calm = 2 },
    deck = { "Tibbers", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("En Garde", { target = "Recruit" })
    t:expect { chain = { "En Garde", "The Dreaming Tree" } }
    t:everyone_passes()
    t:expect { you = { hand = { "En Garde", "Tibbers" } } }
    t.you:play("En Garde", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers" } } }
  end,
}

scenario "Both players draw at The Dreaming Tree, each for an own unit" {
  covers = { "OGN-292", "383.4.b" },
  turn_player = "foe",
  you = {
    units = { ["The Dreaming Tree"] = { "Playful Phantom" } },
    hand = { "Discipline" },
    runes = { calm = 2 },
    deck = { "Tibbers", "Mega-Mech", "Mountain Drake" },
  },
  foe = {
    base = { "Shipyard Skulker" },
    hand = { "En Garde" },
    runes = { calm = 1 },
    deck = { "Mountain Drake" },
  },

  run = function(t)
    t.foe:move("Shipyard Skulker", "The Dreaming Tree")
    t.foe:play("En Garde", { target = "Shipyard Skulker" })
    t:everyone_passes()
    t:expect { foe = { hand = { "Mountain Drake" } } }
    t.you:play("Discipline", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers", "Mega-Mech" } } }
  end,
}

scenario "Choosing an enemy at The Dreaming Tree, or an own unit elsewhere, draws nothing" {
  covers = { "OGN-292", "383.4.b" },
  you = { base = { "Recruit" }, hand = { "Incinerate", "En Garde" }, runes = { fury = 3 } },
  foe = { units = { ["The Dreaming Tree"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("En Garde", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = {} }, foe = { hand = {} } }
  end,
}

scenario "An ability is no spell at The Dreaming Tree" {
  covers = { "OGN-292", "OGN-257" },
  you = {
    legend = { "Lee Sin, Blind Monk" },
    units = { ["The Dreaming Tree"] = { "Recruit" } },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Recruit", { buffs = 1 })
  end,
}

scenario "A spell that chooses two units at The Dreaming Tree draws one card" {
  covers = { "OGN-292", "383.1.b" },
  you = {
    units = { ["The Dreaming Tree"] = { "Recruit", "Shipyard Skulker" } },
    hand = { "Back to Back" },
    runes = { order = 3 },
    deck = { "Tibbers", "Mega-Mech" },
  },

  run = function(t)
    t.you:play("Back to Back", { target = { "Recruit", "Shipyard Skulker" } })
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers" } } }
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "In the next turn The Dreaming Tree counts anew" {
  covers = { "OGN-292" },
  you = {
    units = { ["The Dreaming Tree"] = { "Recruit" } },
    hand = { "En Garde", "En Garde" },
    runes = { calm = 2 },
    deck = { "Tibbers", "Mega-Mech", "Mountain Drake" },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Confront" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("En Garde", { target = "Recruit" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Confront")
    t.foe:pass()
    t.you:play("En Garde", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers", "Mega-Mech" } } }
  end,
}

scenario "A choice by an ability does not use up The Dreaming Tree's first spell" {
  covers = { "OGN-292", "383.1.b" },
  you = {
    legend = "Lee Sin, Blind Monk",
    hand = { "Discipline" },
    runes = { calm = 3 },
    units = { ["The Dreaming Tree"] = { "Wizened Elder" } },
    deck = { "Gust", "Flash", "Charm" },
  },

  run = function(t)
    t.you:use("Lee Sin, Blind Monk", { target = "Wizened Elder" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Wizened Elder" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Whoever chose at The Dreaming Tree draws, even if the unit has gone by then" {
  covers = { "OGN-292", "359.3.f.3" },
  you = {
    units = { ["The Dreaming Tree"] = { "Recruit", "Mega-Mech" } },
    hand = { "Discipline" },
    runes = { calm = 2 },
    deck = { "Tibbers", "Mega-Mech" },
  },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers", "Mega-Mech" } }, foe = { hand = {} } }
  end,
}

scenario "A unit that changes sides in response: still the one who chose it at The Dreaming Tree draws" {
  covers = { "OGN-292", "OGN-080", "359.3.f.3" },
  you = {
    units = { ["The Dreaming Tree"] = { "Recruit" } },
    hand = { "Discipline" },
    runes = { calm = 2 },
    deck = { "Tibbers", "Mega-Mech" },
  },
  foe = {
    units = { ["1"] = { "Daring Poro" } },
    hand = { "Mystic Reversal" },
    runes = { calm = 9 },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Discipline", { target = "Recruit" })
    t.you:pass()
    t.foe:play("Mystic Reversal", { target = "Discipline", may = false })
    t:everyone_passes()

    t:expect { you = { hand = { "Tibbers" } }, foe = { hand = { "Gust" } } }
  end,
}

scenario "A Dreaming Tree that nobody controls: whoever chooses an own unit draws" {
  covers = { "OGN-292", "190.6.b", "190.6.d" },
  battlefields = { "The Dreaming Tree", "Void Gate" },
  you = {
    base = { "Mega-Mech" },
    hand = { "Discipline" },
    runes = { calm = 3 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:move("Mega-Mech", "The Dreaming Tree")
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "In a game of three each draws at The Dreaming Tree for an own unit, a stranger never" {
  covers = { "OGN-292", "383.1" },
  battlefields = { "The Dreaming Tree", "Void Gate", "Zaun Warrens" },
  you = { base = { "Mega-Mech" }, hand = { "Discipline" }, runes = { calm = 3 }, deck = { "Gust", "Flash" } },
  foe = {
    units = { ["The Dreaming Tree"] = { "Playful Phantom" } },
    hand = { "Discipline" },
    runes = { calm = 3 },
    deck = { "Gust", "Flash" },
  },
  foe2 = { hand = { "Discipline" }, runes = { calm = 3 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Mega-Mech", "The Dreaming Tree")
    t.you:pass()
    t.foe:play("Discipline", { target = "Playful Phantom" })
    t:everyone_passes()
    t.foe2:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect {
      you = { hand = { "Gust", "Flash" } },
      foe = { hand = { "Gust", "Flash" } },
      foe2 = { hand = { "Gust" } },
    }
  end,
}

scenario "A teammate's unit at The Dreaming Tree is friendly too: whoever chooses it draws" {
  covers = { "OGN-292", "489.8.e" },
  turn_player = "mate",
  you = { units = { ["The Dreaming Tree"] = { "Mega-Mech" } }, deck = { "Flash" } },
  mate = { hand = { "Discipline", "En Garde" }, runes = { calm = 3 }, deck = { "Gust", "Flash", "Charm" } },

  run = function(t)
    t.mate:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()
    t.mate:play("En Garde", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { mate = { hand = { "Gust", "Flash" } }, you = { hand = {} } }
  end,
}

scenario "Choosing an enemy first is no first choice at The Dreaming Tree" {
  covers = { "OGN-292", "383.1" },
  turn_player = "foe",
  you = {
    units = { ["The Dreaming Tree"] = { "Mega-Mech" } },
    hand = { "Smoke Screen", "Discipline" },
    runes = { mind = 3, calm = 3 },
    deck = { "Gust", "Flash", "Charm" },
  },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.foe:move("Petty Officer", "The Dreaming Tree")
    t.foe:pass()
    t.you:play("Smoke Screen", { target = "Petty Officer" })
    t:everyone_passes()
    t:expect { you = { hand = { "Discipline" } } }
    t.foe:pass()
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } } }
  end,
}

scenario "Who turns a spell to an own unit at The Dreaming Tree has chosen it: a card" {
  covers = { "OGN-292", "OGN-080", "751" },
  turn_player = "foe",
  you = {
    units = { ["The Dreaming Tree"] = { "Recruit" } },
    hand = { "Mystic Reversal" },
    runes = { calm = 7 },
    deck = { "Gust", "Flash", "Charm" },
  },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Discipline" })
    t:answers { you = { { may = true }, { target = "Recruit" } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash" } }, foe = { hand = {} } }
  end,
}
