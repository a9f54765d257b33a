-- Tokens that are or become battlefields, tags that are named, and what happens as tokens come.

scenario "A token takes a battlefield's place, and it can be swapped back" {
  covers = { "RUL-062", "RUL-064", "438" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { units = { base = { "Gardener", "Dawn Crier" } } },

  run = function(t)
    t.you:move("Gardener", "Void Gate")
    t:answers { you = { { may = true } } }
    t:fight()
    t:everyone_passes()
    t:expect { you = { controls = { "Wild Thicket" }, points = 1 }, foe = { banished = {} } }
    t:expect_unit("Gardener", { at = "Wild Thicket", might = 2 })
    t:next_turn()
    t:answers { you = { { may = true } } }
    t:next_turn()
    t:expect { you = { controls = { "Void Gate" }, points = 2, banished = {} } }
  end,
}

scenario "A battlefield is added once, and its bearer enters there" {
  covers = { "RUL-065", "RUL-063", "439", "R028" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { hand = { "Lair Beast", "Lair Beast" }, runes = { order = 2 }, units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Lair Beast", { to = "base" })
    t:fight()
    t:expect_unit("Lair Beast", { at = "Deep Lair" })
    t:expect { you = { points = 1, controls = { "Void Gate", "Deep Lair" } } }
    t.you:play("Lair Beast", { to = "base" })
    t:expect_unit("Lair Beast#2", { at = "base" })
    t.you:move("Mega-Mech", "Deep Lair")
    t:expect_unit("Mega-Mech", { at = "Deep Lair" })
  end,
}

scenario "A tag that was named is one for this thing" {
  covers = { "RUL-066", "760" },
  you = { hand = { "Name Sayer" }, runes = { chaos = 1 } },
  foe = { base = { "Mega-Mech", "Proud Victor" } },

  run = function(t)
    t.you:play("Name Sayer", { tag = "Mech" })
    t.you:use("Name Sayer", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "A unit may gain a tag" {
  covers = { "RUL-067", "763" },
  battlefields = { "Void Gate" },
  you = { hand = { "Shape Friend" }, base = { "Shape Friend" }, runes = { calm = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Shape Friend", { mode = "Cat" })
    t.you:move("Shape Friend", "Void Gate")
    t:fight()
    t:expect { you = { hand = {} } }
  end,
}

scenario "Tags that units have gained are found among them" {
  covers = { "RUL-067", "763" },
  battlefields = { "Void Gate" },
  you = { hand = { "Shape Friend", "Shape Friend" }, units = { base = { "Shape Friend" } }, runes = { calm = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Shape Friend", { mode = "Cat" })
    t.you:play("Shape Friend", { mode = "Bird" })
    t.you:move("Shape Friend#3", "Void Gate")
    t:fight()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "A token comes twice, once in a turn" {
  covers = { "RUL-068", "370.1.b.1" },
  you = { units = { ["Void Gate"] = { "Double Mage" } }, hand = { "Faithful Manufactor", "Faithful Manufactor" },
    runes = { order = 8 } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" } } }
    t.you:play("Faithful Manufactor", { to = "base" })
    t:everyone_passes()
    t:expect { you = { base = { "Faithful Manufactor", "Recruit", "Recruit" } } }
    t.you:play("Faithful Manufactor", { to = "base" })
    t:everyone_passes()
    t:expect { you = { base = { "Faithful Manufactor", "Faithful Manufactor", "Recruit", "Recruit", "Recruit" } } }
  end,
}

scenario "The second of two tokens enters as the first was to enter" {
  covers = { "RUL-076", "SFD-130", "R216", "375" },
  you = { base = { "Mirror Purse", "Treasure Hunter" } },

  run = function(t)
    t.you:move("Treasure Hunter", "0")
    t:everyone_passes()

    t:expect { you = { gear = { { "Gold", exhausted = true }, { "Gold", exhausted = true } } } }
  end,
}

scenario "Before cards of a deck are revealed the top one may go" {
  covers = { "RUL-069", "RUL-070", "424" },
  you = { base = { "Deep Seer" }, hand = { "Open Eye" }, runes = { mind = 1 }, deck = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Open Eye")
    t:answers { you = { { recycle = "Mega-Mech" } } }
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Birds are stronger in the thicket, and nothing else is" {
  covers = { "RUL-062", "477.3" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { units = { base = { "Gardener", "Bird" } } },

  run = function(t)
    t.you:move({ "Gardener", "Bird" }, "Void Gate")
    t:expect_unit("Bird", { might = 1 })
    t:answers { you = { { may = true } } }
    t:fight()
    t:everyone_passes()
    t:expect_unit("Gardener", { at = "Wild Thicket", might = 2 })
    t:expect_unit("Bird", { at = "Wild Thicket", might = 3 })
  end,
}

scenario "A reflexive ability attaches all of the gear that came" {
  covers = { "RUL-128", "RUL-076", "370.2", "375", "387" },
  you = { base = { "Mirror Purse", "Mega-Mech" }, hand = { "Gilded Guard" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Gilded Guard", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { base = { "Mirror Purse", { "Mega-Mech", attached = { "Gold", "Gold" } }, "Gold", "Gold" } } }
  end,
}

scenario "What a reflexive ability is about the next one is about too" {
  covers = { "RUL-129", "RUL-068", "370.2", "375", "387" },
  you = { units = { ["Void Gate"] = { "Double Mage" } }, hand = { "Long Drill" }, runes = { order = 1 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Long Drill")
    t:everyone_passes()

    t:expect { you = { base = { { "Recruit", ready = true, buffs = 1 }, { "Recruit", ready = true, buffs = 1 } } } }
  end,
}

scenario "A delayed ability is started for each thing, and a query finds them all" {
  covers = { "RUL-130", "RUL-068", "370.2", "375", "390" },
  you = { units = { ["Void Gate"] = { "Double Mage" } }, hand = { "Brief Muster", "Brief Muster" }, runes = { order = 2 } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Brief Muster")
    t:everyone_passes()
    t.you:play("Brief Muster")
    t:everyone_passes()
    t:expect { you = { base = { "Recruit", "Recruit", "Recruit", "Recruit", "Recruit" } } }
    t:next_turn()

    t:expect { you = { base = { "Recruit", "Recruit" } } }
  end,
}

scenario "A position may have a battlefield that a card has added" {
  covers = { "RUL-063", "439" },
  battlefields = { "Void Gate", "Altar to Unity", "Deep Lair" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["Deep Lair"] = { "Recruit" } } },

  run = function(t)
    t:expect { foe = { controls = { "Deep Lair" } } }
    t.you:move("Mega-Mech", "Deep Lair")
    t:fight()
    t:expect { you = { controls = { "Deep Lair" } }, foe = { units = { ["Deep Lair"] = {} } } }
  end,
}

scenario "An added one need not be listed, beside as many as the mode has" {
  covers = { "RUL-063", "439" },
  battlefields = { "Void Gate", "Altar to Unity" },
  you = { units = { ["Deep Lair"] = { "Recruit" } } },

  run = function(t)
    t:expect { you = { controls = { "Deep Lair" } } }
    t.you:offers("move", "Recruit", "base")
  end,
}
