-- OGN-221 Imperial Decree.

scenario "After Imperial Decree any damage kills, again and again" {
  covers = { "OGN-221", "390" },
  you = { hand = { "Imperial Decree", "Incinerate", "Incinerate" }, runes = { order = 5, fury = 4 } },
  foe = { units = { ["0"] = { "Mountain Drake", "Mega-Mech", "Petty Officer" } } },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mountain Drake" })
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mountain Drake", "Mega-Mech" }, units = { ["0"] = { "Petty Officer" } } } }
  end,
}

scenario "Imperial Decree spares damage of before and is over with the turn" {
  covers = { "OGN-221", "317.2" },
  you = { hand = { "Imperial Decree" }, runes = { order = 5 } },
  foe = {
    units = { ["0"] = { { "Mountain Drake", damage = 3 } } },
    hand = { "Incinerate" },
    runes = { fury = 2 },
  },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t:expect_unit("Mountain Drake", { damage = 3 })
    t:next_turn()
    t.foe:play("Incinerate", { target = "Mountain Drake" })
    t:everyone_passes()

    t:expect_unit("Mountain Drake", { damage = 2, on_board = true })
  end,
}

scenario "Under Imperial Decree a scratch in combat kills your own giant, so nobody conquers" {
  covers = { "OGN-221", "465.3", "466.3" },
  you = { hand = { "Imperial Decree" }, runes = { order = 5 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Soaring Scout" } } },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()

    t:expect {
      you = { trash = { "Imperial Decree", "Mega-Mech" }, points = 0, controls = {} },
      foe = { trash = { "Soaring Scout" }, controls = {} },
    }
  end,
}

scenario "Two Imperial Decrees kill twice: Highlander saves from the first alone" {
  covers = { "OGN-221", "OGS-020", "383.3.d" },
  you = {
    hand = { "Imperial Decree", "Imperial Decree", "Incinerate" },
    runes = { order = 10, fury = 2 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Highlander" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Highlander", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech", "Highlander" } } }
  end,
}

scenario "What Imperial Decree kills you kill: a stunned enemy is worth a card to the Shrine" {
  covers = { "OGN-221", "OGN-072", "428.5" },
  you = {
    hand = { "Imperial Decree", "Incinerate" },
    gear = { "Solari Shrine" },
    runes = { order = 7, fury = 2 },
    deck = { "Gust" },
  },
  foe = { units = { ["0"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:play("Imperial Decree")
    t:everyone_passes()
    t.you:play("Incinerate", { target = "Mega-Mech" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } }, foe = { trash = { "Mega-Mech" } } }
  end,
}
