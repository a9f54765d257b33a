-- Tags and texts that are given, and players whom an ability names.

scenario "Whoever plays a spell decides at the hall, whoever controls it" {
  covers = { "RCH-013", "RCH-022", "190.6.c" },
  turn_player = "foe",
  you = { units = { ["Listening Hall"] = { "Whistling Smith" } } },
  foe = {
    hand = { "Quick Thought" }, runes = { mind = 1 }, deck = { "Mega-Mech" },
    units = { ["Listening Hall"] = { "Mega-Mech" } },
  },

  run = function(t)
    t.you:pass()
    t.foe:play("Quick Thought", { may = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 9 })
    t:expect_unit("Whistling Smith", { might = 3 })
    t:expect { foe = { hand = { "Mega-Mech" } } }
  end,
}

scenario "Without a unit of theirs there nobody is asked" {
  covers = { "RCH-013" },
  turn_player = "foe",
  you = { units = { ["Listening Hall"] = { "Whistling Smith" } } },
  foe = { hand = { "Slow Thought" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Slow Thought")
    t:everyone_passes()

    t:expect_unit("Whistling Smith", { might = 3 })
    t:expect { chain = {} }
  end,
}

scenario "The player of the unit that would die pays at the gate" {
  covers = { "RCH-014", "190.6.c" },
  you = { hand = { "Twin Bolt" }, runes = { fury = 1 } },
  foe = {
    units = { ["Tide Gate"] = { "Recruit" } }, resources = { fury = 1 },
  },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t.you:play("Twin Bolt", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit" } } }
  end,
}

scenario "A host of the shell is a Mech for those who ask" {
  covers = { "RCH-015", "RCH-017" },
  you = {
    base = { { "Whistling Smith", attached = { "Iron Shell" } }, "Mech Caller", "Recruit" },
  },

  run = function(t)
    t:expect_unit("Whistling Smith", { might = 5 })
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "What is chosen as it is played is its tag on the board" {
  covers = { "RCH-016" },
  you = { hand = { "Shape Chooser" }, runes = { mind = 3 }, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shape Chooser", { mode = "Dog" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "Another tag does not help" {
  covers = { "RCH-016" },
  you = { hand = { "Shape Chooser" }, runes = { mind = 3 }, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Shape Chooser", { mode = "Poro" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "A second choice and a destination look to the same controller" {
  covers = { "RCH-018" },
  you = {
    hand = { "Fitting Hand" }, runes = { mind = 1 }, gear = { "Plain Sword" },
    base = { "Recruit" },
  },
  foe = {
    base = { "Mega-Mech" }, gear = { "Iron Shell" },
    units = { ["Zaun Warrens"] = { "Whistling Smith" } },
  },

  run = function(t)
    t.you:play("Fitting Hand", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "Zaun Warrens", attached = { "Iron Shell" } })
  end,
}

scenario "The song gives the printed text once more, keywords too" {
  covers = { "RCH-019", "R154" },
  you = {
    base = {
      { "Crowd Hater", attached = { "Mirror Song", "Mirror Song" } },
      { "Proud Mimic", attached = { "Mirror Song" } },
    },
  },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },

  run = function(t)
    t:expect_unit("Proud Mimic", { keywords = { "Shield 4" }, might = 11 })
    t.you:move("Crowd Hater", "Zaun Warrens")
    t:expect_unit("Crowd Hater", { keywords = { "Assault 3" } })
  end,
}

scenario "All keywords are given for the turn" {
  covers = { "RCH-020" },
  you = { hand = { "Generous Arm" }, runes = { order = 3 }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Generous Arm")
    t:everyone_passes()

    t:expect_unit("Recruit", { keywords = { "Shield 2" } })
    t:next_turn()
    t:expect_unit("Recruit", { no_keywords = { "Shield" } })
  end,
}

scenario "Units of one controller go to one place together" {
  covers = { "RCH-021" },
  you = { hand = { "Company Gate" }, runes = { chaos = 1 } },
  foe = { base = { "Recruit", "Whistling Smith" } },
  foe2 = { base = { "Mech Caller" } },

  run = function(t)
    t.you:play("Company Gate", {
      target = { { "Recruit" }, { "Whistling Smith" } }, destination = "Zaun Warrens",
    })
    t:everyone_passes()

    t:expect { foe = { units = { ["Zaun Warrens"] = { "Recruit", "Whistling Smith" } } } }
    t:expect { foe2 = { base = { "Mech Caller" } } }
  end,
  battlefields = { "Zaun Warrens" },
}

scenario "Each instance of a text triggers once for all that dies at once" {
  covers = { "RCH-019", "RCH-039", "477.1.b.1.b" },
  you = {
    base = { { "Roll Taker", attached = { "Mirror Song" } } },
    hand = { "Twin Bolt" }, runes = { fury = 1 },
    deck = { "Mega-Mech", "Mega-Mech", "Mega-Mech", "Mega-Mech" },
  },
  foe = { base = { "Recruit", "Recruit" } },

  run = function(t)
    t.you:play("Twin Bolt", { target = { { "Recruit" }, { "Recruit#2" } } })
    t:everyone_passes()

    t:expect { you = { hand_size = 2 }, foe = { base = {} } }
  end,
}
