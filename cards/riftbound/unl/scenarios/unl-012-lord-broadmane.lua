-- UNL-012 Lord Broadmane.

scenario "Broadmane, joining an attack, gives the others there Assault, not himself" {
  covers = { "UNL-012", "Ambush", "Assault", "822" },
  you = { base = { "Shipyard Skulker", "Recruit" }, hand = { "Lord Broadmane" }, runes = { fury = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Lord Broadmane", { to = "0" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4, keywords = "Assault" })
    t:expect_unit("Lord Broadmane", { might = 5, no_keywords = "Assault" })
    t:expect_unit("Recruit", { no_keywords = "Assault" })
    t:expect_unit("Mega-Mech", { no_keywords = "Assault" })
  end,
}

scenario "Broadmane's Assault is over with the turn" {
  covers = { "UNL-012", "317.2" },
  you = { base = { "Shipyard Skulker" }, hand = { "Lord Broadmane" }, runes = { fury = 5 } },

  run = function(t)
    t.you:play("Lord Broadmane")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { might = 3, keywords = "Assault" })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { no_keywords = "Assault" })
  end,
}
