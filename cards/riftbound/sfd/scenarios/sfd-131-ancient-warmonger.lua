-- SFD-131 Ancient Warmonger.

scenario "Ancient Warmonger has one Assault for each enemy at its battlefield" {
  covers = { "SFD-131", "807" },
  you = { base = { "Ancient Warmonger", "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Daring Poro", "Shipyard Skulker" }, ["1"] = { "Petty Officer" } } },

  run = function(t)
    t:expect_unit("Ancient Warmonger", { might = 4, no_keywords = { "Assault" } })
    t.you:move({ "Ancient Warmonger", "Recruit" }, "0")

    t:expect_unit("Ancient Warmonger", { might = 7, keywords = { "Assault 3" } })
  end,
}

scenario "As a defender Ancient Warmonger gains nothing from its Assault" {
  covers = { "SFD-131", "807" },
  you = { units = { ["0"] = { "Ancient Warmonger" } } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")

    t:expect_unit("Ancient Warmonger", { might = 4, keywords = { "Assault" } })
  end,
}

scenario "Ancient Warmonger may come ready" {
  covers = { "SFD-131", "805" },
  you = { hand = { "Ancient Warmonger" }, runes = { chaos = 6 } },

  run = function(t)
    t.you:play("Ancient Warmonger", { additional = true })

    t:expect_unit("Ancient Warmonger", { ready = true })
  end,
}
