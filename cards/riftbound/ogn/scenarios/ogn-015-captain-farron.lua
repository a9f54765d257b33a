-- OGN-015 Captain Farron.

scenario "Beside Farron the others have Assault, he has none" {
  covers = { "OGN-015", "Assault", "807" },
  you = { base = { "Captain Farron", "Shipyard Skulker", "Pouty Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Captain Farron", "Shipyard Skulker" }, "0")

    t:expect_unit("Shipyard Skulker", { might = 4, keywords = { "Assault" } })
    t:expect_unit("Captain Farron", { might = 5, no_keywords = { "Assault" } })
    t:expect_unit("Pouty Poro", { no_keywords = { "Assault" } })
    t:expect_unit("Mega-Mech", { might = 8, no_keywords = { "Assault" } })
  end,
}

scenario "Farron's Assault adds to a printed one" {
  covers = { "OGN-015", "OGN-003", "807" },
  you = { base = { "Captain Farron", "Chemtech Enforcer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Captain Farron", "Chemtech Enforcer" }, "0")

    t:expect_unit("Chemtech Enforcer", { might = 5, keywords = { "Assault 3" } })
  end,
}

scenario "Without Farron the Assault is gone at once" {
  covers = { "OGN-015", "365.1" },
  you = { base = { "Captain Farron", "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Rebuke" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move({ "Captain Farron", "Shipyard Skulker" }, "0")
    t.you:pass()
    t.foe:play("Rebuke", { target = "Captain Farron" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 3, no_keywords = { "Assault" } })
  end,
}
