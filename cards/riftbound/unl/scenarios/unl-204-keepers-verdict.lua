-- UNL-204 Keeper's Verdict.

scenario "The owner puts the unit on top of the deck" {
  covers = { "UNL-204", "056" },
  you = { hand = { "Keeper's Verdict" }, resources = { energy = 2, body = 1, order = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Keeper's Verdict", { target = "Mega-Mech" })
    t:answers { foe = { { mode = "on top" } } }
    t:everyone_passes()

    t:expect { foe = { deck = { "Mega-Mech", "Gust", "Flash" }, units = {} } }
  end,
}

scenario "Or to its bottom" {
  covers = { "UNL-204", "056", "806" },
  you = { hand = { "Keeper's Verdict" }, resources = { energy = 2, body = 1, order = 1 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:play("Keeper's Verdict", { target = "Mega-Mech" })
    t:answers { foe = { { mode = "to the bottom" } } }
    t:everyone_passes()

    t:expect { foe = { deck = { "Gust", "Flash", "Mega-Mech" }, units = {} } }
  end,
}

scenario "A unit in base, or one of yours, is not judged" {
  covers = { "UNL-204", "355.8" },
  you = { hand = { "Keeper's Verdict" }, resources = { energy = 2, body = 1, order = 1 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Keeper's Verdict", "355.8")
  end,
}

scenario "If the unit is gone nobody is asked" {
  covers = { "UNL-204", "359.3.e.5" },
  you = { hand = { "Keeper's Verdict" }, resources = { energy = 2, body = 1, order = 1 }, base = { "Recruit" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Gust" }, resources = { energy = 1 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:play("Keeper's Verdict", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { foe = { hand = { "Shipyard Skulker" } } }
  end,
}
