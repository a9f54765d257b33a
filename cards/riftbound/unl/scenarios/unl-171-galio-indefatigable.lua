-- UNL-171 Galio, Indefatigable.

scenario "Galio takes the damage and deals none" {
  covers = { "UNL-171", "Tank", "Deflect", "465.2" },
  you = { base = { "Galio, Indefatigable" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Galio, Indefatigable", "0")
    t:fight()

    t:expect { foe = { units = { ["0"] = { "Recruit" } } }, you = { base = { "Galio, Indefatigable" } } }
  end,
}

scenario "Beside Galio others deal theirs" {
  covers = { "UNL-171", "465.2" },
  you = { base = { "Galio, Indefatigable", "Recruit" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move({ "Galio, Indefatigable", "Recruit" }, "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { units = { ["0"] = { "Shipyard Skulker" } } }, you = { base = { "Galio, Indefatigable", "Recruit" } } }
  end,
}

scenario "What is no combat damage Galio deals" {
  covers = { "UNL-171", "OGN-128" },
  you = { base = { "Galio, Indefatigable" }, hand = { "Challenge" }, resources = { energy = 2, body = 1 } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Galio, Indefatigable" }, { "Shipyard Skulker" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
    t:expect_unit("Galio, Indefatigable", { damage = 3 })
  end,
}
