-- What hangs on an earlier instruction, or on a death: rules 359.3.e.14, 383.3.e, 808.

scenario "A death that was replaced is no kill: no bonus" {
  covers = { "W13", "359.3.e.14.b", "OGN-077", "LTR-045" },
  you = { base = { "Mega-Mech", "Pakaa Cub", "Zhonya's Hourglass" }, hand = { "Deep Bargain" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Deep Bargain", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t:everyone_passes()

    t:expect { you = { base = { "Mega-Mech", "Pakaa Cub" } } }
    t:expect_unit("Pakaa Cub", { might = 3 })
  end,
}

scenario "Killed it gives its Might" {
  covers = { "W13", "359.3.e.13", "LTR-045" },
  you = { base = { { "Mega-Mech", buffs = 1 }, "Pakaa Cub" }, hand = { "Deep Bargain" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Deep Bargain", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { might = 12 })
  end,
}

scenario "Damage of which a part is prevented was dealt: the rest follows" {
  covers = { "W13", "359.3.e.14.c", "LTR-046", "LTR-032" },
  you = { base = { { "Pakaa Cub", damage = 1 } }, hand = { "Draining Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Half Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Pakaa Cub", "0")
    t.you:play("Draining Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Half Aegis", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect_unit("Pakaa Cub", { damage = 0 })
  end,
}

scenario "Prevented wholly it was not dealt, and nothing follows" {
  covers = { "W13", "359.3.e.14.a", "417.1.e.1", "LTR-046", "LTR-004" },
  you = { base = { { "Pakaa Cub", damage = 1 } }, hand = { "Draining Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Glass Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Pakaa Cub", "0")
    t.you:play("Draining Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Pakaa Cub", { damage = 1 })
  end,
}

scenario "A Deathknell of what the cost of a spell killed resolves before the spell" {
  covers = { "R116", "808.1.d.2", "359.3.b", "340.1", "LTR-028" },
  you = {
    base = { "Undercover Agent", "Recruit" },
    hand = { "Last Gift", "Gust", "Flash" },
    deck = { "Charm", "Rebuke" },
    runes = { order = 1 },
  },

  run = function(t)
    t.you:play("Last Gift", { target = "Recruit" })
    t:answers { you = { { discard = { "Gust", "Flash" } } } }
    t:expect { chain = { "Last Gift", "Undercover Agent" } }
    t.you:pass()
    t.foe:pass()
    t:expect { chain = { "Last Gift" }, you = { hand = { "Charm", "Rebuke" } } }
    t:expect_unit("Recruit", { might = 1 })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 6 })
  end,
}

scenario "Declined, an ability of once each turn is there for a later death" {
  covers = { "W20", "383.3.e.2.b", "LTR-047" },
  you = { base = { "Grave Warden" }, hand = { "Hextech Ray", "Hextech Ray", "Hextech Ray" }, runes = { fury = 6 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Wise Hound", "Kindled Squire", "Paymaster" } } },

  run = function(t)
    t:answers { you = { { may = false }, { may = true } } }
    t.you:play("Hextech Ray", { target = "Wise Hound" })
    t:everyone_passes()
    t:expect { you = { hand = { "Hextech Ray", "Hextech Ray" } } }
    t.you:play("Hextech Ray", { target = "Kindled Squire" })
    t:everyone_passes()
    t:expect { you = { hand = { "Hextech Ray", "Gust" } } }
    t.you:play("Hextech Ray", { target = "Paymaster" })
    t:everyone_passes()

    -- Used up: not asked for the third.
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Of two deaths at once it is used for one; declined for the first it may be used for the second" {
  covers = { "W20", "383.3.e", "LTR-047" },
  you = { base = { "Grave Warden" }, hand = { "Falling Star" }, runes = { fury = 4 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Wise Hound", "Kindled Squire" } } },

  run = function(t)
    t:answers { you = { { may = false }, { may = true } } }
    t.you:play("Falling Star", { target = { { "Wise Hound" }, { "Kindled Squire" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { trash = { "Wise Hound", "Kindled Squire" } } }
  end,
}
