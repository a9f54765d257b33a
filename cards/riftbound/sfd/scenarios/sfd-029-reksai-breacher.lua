scenario "A unit from the trash accelerates beside Rek'Sai" {
  covers = { "SFD-029", "805", "356.1.b" },
  you = {
    base = { "Rek'Sai, Breacher" },
    hand = { "The Harrowing" },
    trash = { "Shipyard Skulker" },
    runes = { chaos = 8 },
  },

  run = function(t)
    t.you:play("The Harrowing")
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { ready = true })
    t:expect { you = { runes = 5, runes_ready = 1 } }
  end,
}

scenario "A unit from the hand does not accelerate" {
  covers = { "SFD-029", "805" },
  you = { base = { "Rek'Sai, Breacher" }, hand = { "Shipyard Skulker" }, runes = { chaos = 8 } },

  run = function(t)
    t.you:play("Shipyard Skulker")

    t:expect_unit("Shipyard Skulker", { exhausted = true })
    t:expect { you = { runes = 8, runes_ready = 5 } }
  end,
}

scenario "Rek'Sai accelerates herself, and attacks with one Might more" {
  covers = { "SFD-029", "805", "807" },
  you = { hand = { "Rek'Sai, Breacher" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Rek'Sai, Breacher", { additional = true })
    t.you:move("Rek'Sai, Breacher", "0")
    t:expect_unit("Rek'Sai, Breacher", { might = 4 })
    t:fight()

    t:expect { you = { points = 1 } }
  end,
}

scenario "A token comes from no hand, so it accelerates too" {
  covers = { "SFD-029", "185.2.a", "805" },
  you = { base = { "Rek'Sai, Breacher" }, hand = { "Desert's Call" }, runes = { calm = 4, fury = 1 } },

  run = function(t)
    t.you:play("Desert's Call", { additional = false })
    t:answers { you = { { additional = true } } }
    t:everyone_passes()

    t:expect_unit("Sand Soldier", { ready = true })
    t:expect { you = { runes = 4 } }
  end,
}

scenario "Rek'Sai pays for what she gave Accelerate: that was chosen, and it enters ready" {
  covers = { "SFD-029", "805.2.b", "355.1", "357", "UNL-170" },
  you = {
    base = { "Rek'Sai, Breacher" }, runes = { order = 6, fury = 10 }, resources = { mind = 3 },
    deck = { "Atakhan", "Gust", "Flash", "Gust", "Flash" }, hand = { "Promising Future" },
  },

  run = function(t)
    t:answers { you = { { pick = "Atakhan" } }, foe = { { pick = "Mega-Mech#1" } } }
    t.you:play("Promising Future")
    t.you:pass()
    t.foe:pass()
    t.you:answer("yes")
    t.you:answer("yes")

    t:expect_unit("Atakhan", { exhausted = false })
    t:expect { you = { trash = { "Promising Future", "Rek'Sai, Breacher" } } }
  end,
}

scenario "Rek'Sai pays, and Accelerate is not chosen: it enters exhausted" {
  covers = { "SFD-029", "805.2", "UNL-170" },
  you = {
    base = { "Rek'Sai, Breacher" }, runes = { order = 6, fury = 10 }, resources = { mind = 3 },
    deck = { "Atakhan", "Gust", "Flash", "Gust", "Flash" }, hand = { "Promising Future" },
  },

  run = function(t)
    t:answers { you = { { pick = "Atakhan" } }, foe = { { pick = "Mega-Mech#1" } } }
    t.you:play("Promising Future")
    t.you:pass()
    t.foe:pass()
    t.you:answer("yes")
    t.you:answer("no")

    t:expect_unit("Atakhan", { exhausted = true })
  end,
}
