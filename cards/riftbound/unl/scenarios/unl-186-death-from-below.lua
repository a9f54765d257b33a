-- UNL-186 Death from Below.

scenario "After a small unit's death the spell may be played again from the trash for one Power" {
  covers = { "UNL-186", "428", "387" },
  you = { hand = { "Death from Below" }, resources = { energy = 4, fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Death from Below", { target = "Shipyard Skulker" })
    t:answers { you = { { may = true, target = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker", "Mega-Mech" } }, you = { trash = { "Death from Below" }, resources = { energy = 0, fury = 0 } } }
  end,
}

scenario "Nobody has to play it again" {
  covers = { "UNL-186" },
  you = { hand = { "Death from Below" }, resources = { energy = 4, fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Death from Below", { target = "Shipyard Skulker" })
    t:answers { you = { { may = false } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Mega-Mech" } } }, you = { resources = { fury = 1 } } }
  end,
}

scenario "After a mighty unit's death there is no second time" {
  covers = { "UNL-186" },
  you = { hand = { "Death from Below" }, resources = { energy = 4, fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Vanguard Sergeant" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Death from Below", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" }, units = { ["0"] = { "Shipyard Skulker" } } }, chain = {} }
  end,
}

scenario "A unit in base is out of reach from below" {
  covers = { "UNL-186", "355.8" },
  you = { hand = { "Death from Below" }, resources = { energy = 4, fury = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Death from Below", "355.8")
  end,
}

scenario "A spell that Jhin has banished is not in the trash to be played again" {
  covers = { "UNL-186", "UNL-181", "359.3.e.2" },
  you = { legend = "Jhin, Virtuoso", hand = { "Death from Below" }, resources = { energy = 4, fury = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Death from Below", { target = "Shipyard Skulker" })
    t:answers { you = { { may = true }, { may = true } } }
    t:everyone_passes()

    t:expect { you = { banished = { "Death from Below" } }, foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}
