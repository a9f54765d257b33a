scenario "Blood Rush gives Assault 2 for the turn" {
  covers = { "SFD-003", "807" },
  you = { base = { "Shipyard Skulker" }, hand = { "Blood Rush" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Blood Rush", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, keywords = { "Assault 2" } })
    t:expect_unit("Playful Phantom", { no_keywords = { "Assault" } })
    t:fight()
    t:next_turn()
    t:expect { you = { trash = { "Shipyard Skulker", "Blood Rush" } } }
  end,
}

scenario "Both targets of a repeated Blood Rush are named at once and may be the same" {
  covers = { "SFD-003", "R131", "820.2", "355.1" },
  you = { base = { "Shipyard Skulker" }, hand = { "Blood Rush" }, runes = { fury = 2 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Blood Rush", { additional = true, target = { { "Shipyard Skulker" }, { "Shipyard Skulker" } } })
    t:expect { you = { runes_ready = 0 }, chain = { "Blood Rush" } }
    t.you:pass()
    t.foe:play("Frigid Touch", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 1, keywords = { "Assault 4" } })
  end,
}

scenario "A Blood Rush not repeated stays so, whatever the answer" {
  covers = { "SFD-003", "R131", "355.1" },
  you = { base = { "Shipyard Skulker" }, hand = { "Blood Rush" }, runes = { fury = 2 } },
  foe = { hand = { "Frigid Touch" }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Blood Rush", { additional = false, target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Frigid Touch", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { keywords = { "Assault 2" } })
    t:expect { you = { runes_ready = 1 } }
    t:next_turn()
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Assault" } })
  end,
}
