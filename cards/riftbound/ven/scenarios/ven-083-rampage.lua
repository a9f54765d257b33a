-- VEN-083 Rampage.

scenario "A friendly and an enemy unit strike each other" {
  covers = { "VEN-083", "417.6", "356.2" },
  you = { hand = { "Rampage" }, resources = { energy = 3, body = 1 }, base = { "Shipyard Skulker" } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Rampage", { additional = false })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { damage = 3 })
    t:expect { you = { trash = { "Rampage", "Shipyard Skulker" }, resources = { body = 1 } } }
  end,
}

scenario "For a Body more yours has two Might more first" {
  covers = { "VEN-083", "356.2", "477.3" },
  you = { hand = { "Rampage" }, resources = { energy = 3, body = 1 }, base = { "Shipyard Skulker" } },
  foe = { base = { "Petty Officer" } },

  run = function(t)
    t.you:play("Rampage", { additional = true })
    t:everyone_passes()

    t:expect { you = { trash = { "Rampage", "Shipyard Skulker" }, resources = { energy = 0, body = 0 } }, foe = { trash = { "Petty Officer" } } }
  end,
}

scenario "Without an enemy unit the Rampage is not played" {
  covers = { "VEN-083", "355.8" },
  you = { hand = { "Rampage" }, resources = { energy = 3 }, base = { "Shipyard Skulker" } },

  run = function(t) t.you:refused("play", "Rampage", "355.8") end,
}

scenario "When the enemy unit is gone nobody is hurt, and yours is stronger all the same" {
  covers = { "VEN-083", "359.3.e.12" },
  you = { hand = { "Rampage" }, resources = { energy = 3, body = 1 }, base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Chemtech Enforcer" } }, hand = { "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:play("Rampage", { additional = true })
    t.you:pass()
    t.foe:play("Gust", { target = "Chemtech Enforcer" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { might = 5, damage = 0 })
    t:expect { foe = { hand = { "Chemtech Enforcer" } } }
  end,
}
