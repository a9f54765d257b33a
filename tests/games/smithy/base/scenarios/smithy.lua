-- What happens in a game of Lua: costs, replacements, prohibitions, granted abilities.

scenario "A unit that is played asks for its target" {
  covers = { "BASE-001" },
  you = { hand = { "Hound", "Bolt" } },
  foe = { row = { "Smith", "Ghost", "Wall" }, deck = { "Bolt" } },

  run = function(t)
    t.you:play("Hound", { target = "Smith" })

    t:expect { you = { row = { "Hound" } }, foe = { row = { "Ghost", "Wall" }, pile = { "Smith" } } }
  end,
}

scenario "What goes and comes back is told of both" {
  covers = { "BASE-004" },
  you = { hand = { "Hound", "Bolt" } },
  foe = { row = { "Ghost" }, deck = { "Bolt" } },

  run = function(t)
    t.you:play("Hound")

    t:expect { foe = { row = { "Ghost" }, pile = {} } }
  end,
}

scenario "One of two modes is chosen, and only a possible one" {
  covers = { "BASE-002" },
  you = { hand = { "Bolt", "Bolt" } },
  foe = { deck = { "Bolt" } },

  run = function(t)
    t.you:play("Bolt")

    t:expect { you = { pile = { "Bolt" }, resources = { gold = 4 } } }
  end,
}

scenario "An additional cost is paid as the card is played, and the card knows" {
  covers = { "BASE-003" },
  you = { hand = { "Smith", "Wall", "Bolt" } },
  foe = { deck = { "Bolt" } },

  run = function(t)
    t.you:play("Smith", { may = true, cost = "Wall" })

    t:expect { you = { row = { "Smith" }, pile = { "Wall" }, hand = { "Bolt" }, resources = { gold = 4 } } }
  end,
}

scenario "An additional cost that is declined brings nothing" {
  covers = { "BASE-003" },
  you = { hand = { "Smith", "Wall" } },
  foe = { deck = { "Bolt" } },

  run = function(t)
    t.you:play("Smith", { may = false })

    t:expect { you = { hand = { "Wall" }, resources = { gold = 1 } } }
  end,
}

scenario "An ability costs gold and a tap, and a tapped unit cannot pay again" {
  covers = { "BASE-003" },
  you = { hand = { "Bolt" }, row = { "Smith" }, pile = { "Wall", "Hound" }, resources = { gold = 5 } },
  foe = { row = { { "Smith", used = true } }, hand = { "Bolt" }, pile = { "Hound" }, resources = { gold = 5 } },

  run = function(t)
    t.you:use("Smith", { target = "Wall" })

    t:expect { you = { hand = { "Bolt", "Wall" }, resources = { gold = 4 } } }
    t:expect_object("your Smith", { used = true })
    t.you:refused("use", "Smith")
  end,
}

scenario "Without the gold an ability is not offered" {
  covers = { "BASE-003" },
  you = { hand = { "Bolt" }, row = { "Smith" }, pile = { "Wall" } },

  run = function(t)
    t.you:refused("use", "Smith")
  end,
}

scenario "What is forbidden is not offered" {
  covers = { "BASE-006" },
  you = { hand = { "Bolt", "Wall" } },
  foe = { row = { "Warden" }, deck = { "Bolt" } },

  run = function(t)
    t.you:refused("play", "Bolt")
    t.you:play("Wall")

    t:expect { you = { row = { "Wall" } } }
  end,
}

scenario "A replacement that costs something is paid for or not" {
  covers = { "BASE-006" },
  you = { hand = { "Hound", "Hound", "Bolt" } },
  foe = { row = { "Warden" }, hand = { "Wall", "Smith" }, resources = { gold = 1 } }, -- one more a turn

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.you:play("Hound")
    t:expect { foe = { row = { "Warden" }, resources = { gold = 1 } } }

    t.foe:pass()
    t:answers { foe = { { may = false } } }
    t.you:play("Hound")
    t:expect { foe = { row = {}, pile = { "Warden" }, resources = { gold = 2 } } }
  end,
}

scenario "A delayed replacement works once, and for this turn" {
  covers = { "BASE-005" },
  you = { hand = { "Bolt", "Bolt" }, row = { "Wall" }, resources = { gold = 2 } },
  foe = { hand = { "Bolt", "Bolt", "Bolt" } },

  run = function(t)
    t.you:use("Wall")
    t.foe:play("Bolt", { mode = "strike" })

    t:expect { you = { row = {}, pile = { "Wall" } } }
  end,
}

scenario "A granted ability acts, and its card sees it go" {
  covers = { "BASE-007" },
  you = { hand = { "Hound", "Bolt" } },
  foe = { row = { "Captain", "Smith" }, deck = { "Bolt" } },

  run = function(t)
    t.you:play("Hound", { target = "Smith" })

    t:expect { foe = { pile = { "Smith" }, resources = { gold = 4 } } } -- one for the turn
  end,
}

scenario "Somebody who passes may meet what happens instead" {
  covers = { "BASE-004" },
  you = { hand = { "Bolt" } },
  foe = { row = { "Ghost" }, hand = { "Bolt" } },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.you:pass()

    t:expect { foe = { row = {}, hand = { "Bolt", "Ghost" } } }
  end,
}

scenario "A counter is a price, and the game itself makes strength of it" {
  covers = { "BASE-008" },
  you = { hand = { "Hound" }, row = { { "Stoker", heat = 2 } }, deck = { "Bolt", "Bolt" } },
  foe = { hand = { "Hound" }, row = { "Captain" }, deck = { "Bolt", "Bolt" } },

  run = function(t)
    t:expect_object("Stoker", { strength = 3 })
    t:why("Stoker", { "+2" })
    t:why("Captain", { "!+0" }) -- what the game itself adds now is nothing, so it is not told
    t.you:use("Stoker")
    t:everyone_passes()

    t:expect_object("Stoker", { strength = 5, heat = 4 })
  end,
}

scenario "What has no room for a counter pays none" {
  covers = { "BASE-008" },
  you = { hand = { "Hound" }, row = { { "Stoker", heat = 3 } }, deck = { "Bolt" } },
  foe = { hand = { "Hound" }, deck = { "Bolt" } },

  run = function(t)
    t.you:refused("use", "Stoker")
  end,
}

scenario "The game itself sees what goes" {
  covers = { "BASE-001" },
  you = { hand = { "Hound", "Bolt" } },
  foe = { row = { { "Captain", heat = 2 }, "Ghost" }, deck = { "Bolt" } },

  run = function(t)
    t.you:play("Hound", { target = "Captain" })

    t:expect { notes = { cooled = 1 } }
  end,
}
