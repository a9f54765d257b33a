-- UNL-071 Chakram Dancer.

scenario "The Dancer, joining a defence, gives the others there Shield, not herself" {
  covers = { "UNL-071", "Ambush", "Shield", "822" },
  you = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Recruit" }, hand = { "Chakram Dancer" }, runes = { mind = 3 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Chakram Dancer")
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 4, keywords = "Shield" })
    t:expect_unit("Chakram Dancer", { might = 3, no_keywords = "Shield" })
    t:expect_unit("Recruit", { no_keywords = "Shield" })
    t:expect_unit("Mega-Mech", { no_keywords = "Shield" })
  end,
}

scenario "The Dancer's Shield is over with the turn" {
  covers = { "UNL-071", "317.2" },
  you = { base = { "Shipyard Skulker" }, hand = { "Chakram Dancer" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Chakram Dancer")
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { keywords = "Shield" })
    t:next_turn()

    t:expect_unit("Shipyard Skulker", { no_keywords = "Shield" })
  end,
}
