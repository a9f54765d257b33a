-- SFD-162 Blood Money.

scenario "Blood Money: an enemy's life is worth one Gold" {
  covers = { "SFD-162", "428", "185" },
  you = { hand = { "Blood Money" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Daring Poro", "Shipyard Skulker" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Blood Money", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" } }, you = { gear = { "Gold" } } }
    t:expect_unit("Gold", { exhausted = true })
  end,
}

scenario "Blood Money: a friend's life is worth two Golds" {
  covers = { "SFD-162", "428" },
  you = { hand = { "Blood Money" }, runes = { order = 2 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Blood Money", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold", "Gold" }, units = { ["0"] = {} } } }
    t:expect_unit("Gold#2", { exhausted = true })
  end,
}

scenario "Blood Money reaches neither a stronger unit nor one in base" {
  covers = { "SFD-162", "355.8" },
  you = { hand = { "Blood Money" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Blood Money", "355.8")
  end,
}

scenario "No Gold for a unit that Blood Money no longer finds" {
  covers = { "SFD-162", "359.3.e.12" },
  you = { hand = { "Blood Money" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { "Daring Poro" } }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Blood Money", { target = "Daring Poro" })
    t.you:pass()
    t.foe:play("Retreat", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { you = { gear = {} }, foe = { hand = { "Daring Poro" } } }
  end,
}

scenario "An enemy saved by its Angel was still an enemy" {
  covers = { "SFD-162", "359.3.e.14.b", "SFD-051" },
  you = { hand = { "Blood Money" }, runes = { order = 2 } },
  foe = { units = { ["0"] = { { "Recruit", attached = { "Guardian Angel" } } } } },

  run = function(t)
    t.you:play("Blood Money", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { gear = { "Gold" } }, foe = { base = { "Recruit" }, trash = { "Guardian Angel" } } }
  end,
}
