scenario "Serrated Dirk's host has Assault 2" {
  covers = { "SFD-009", "136.2", "807" },
  you = { base = { { "Shipyard Skulker", attached = { "Serrated Dirk" } }, "Vanguard Sergeant" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { might = 3, keywords = { "Assault 2" } })
    t.you:move({ "Shipyard Skulker", "Vanguard Sergeant" }, "0")

    t:expect_unit("Shipyard Skulker", { might = 5 })
    t:expect_unit("Vanguard Sergeant", { might = 4 })
    t:fight()
    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}

scenario "A Dirk that lies in base gives nothing; Equip costs one Fury" {
  covers = { "SFD-009", "818", "135.4.b" },
  you = { base = { "Serrated Dirk", "Shipyard Skulker" }, runes = { fury = 1 } },

  run = function(t)
    t:expect_unit("Shipyard Skulker", { no_keywords = { "Assault" } })
    t.you:use("Serrated Dirk", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { keywords = { "Assault 2" } })
    t:expect { you = { runes = 0 } }
  end,
}
