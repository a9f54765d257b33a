-- OGS-008 Gentlemen's Duel: three Might for yours, then yours and theirs strike each other.

scenario "Gentlemen's Duel strengthens your unit before the two strike each other" {
  covers = { "OGS-008", "417.6" },
  you = { base = { "Recruit" }, hand = { "Gentlemen's Duel" }, runes = { body = 6 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Gentlemen's Duel", { target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Recruit", { might = 4, damage = 3 })
  end,
}

scenario "The Might of Gentlemen's Duel ends with the turn, after damage is healed" {
  covers = { "OGS-008", "317.2" },
  you = { base = { "Recruit" }, hand = { "Gentlemen's Duel" }, runes = { body = 6 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Gentlemen's Duel", { target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t:everyone_passes()
    t:next_turn()

    t:expect_unit("Recruit", { might = 1, damage = 0 })
  end,
}

scenario "Without its opponent the duelist of Gentlemen's Duel still gets the Might" {
  covers = { "OGS-008", "359.3.e.1", "359.3.e.12" },
  you = { base = { "Recruit" }, hand = { "Gentlemen's Duel" }, runes = { body = 6 } },
  foe = {
    units = { ["Zaun Warrens"] = { "Shipyard Skulker" } },
    hand = { "Gust" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:play("Gentlemen's Duel", { target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } } }
    t:expect_unit("Recruit", { might = 4, damage = 0 })
  end,
}

scenario "Without its duelist Gentlemen's Duel does nothing to the enemy" {
  covers = { "OGS-008", "359.3.e.12" },
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } },
    hand = { "Gentlemen's Duel" },
    runes = { body = 6 },
  },
  foe = { base = { "Shipyard Skulker" }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Gentlemen's Duel", { target = { { "Recruit" }, { "Shipyard Skulker" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { units = { ["Zaun Warrens"] = {} }, hand = {}, trash = { "Gentlemen's Duel" } } }
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "Gentlemen's Duel needs an enemy unit" {
  covers = { "OGS-008", "355.8" },
  you = { base = { "Recruit", "Recruit" }, hand = { "Gentlemen's Duel" }, runes = { body = 6 } },

  run = function(t)
    t.you:refused("play", "Gentlemen's Duel", "355.8")
  end,
}
