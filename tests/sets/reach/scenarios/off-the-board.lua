-- What passives give to cards that are not on the board.

scenario "An Equipment in hand gets Quick-Draw: it reacts, and is attached when played" {
  covers = { "RCH-001", "RCH-004", "819" },
  turn_player = "foe",
  you = {
    base = { "Whistling Smith" }, hand = { "Plain Sword" }, runes = { fury = 1 },
  },
  foe = { hand = { "Slow Thought" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Slow Thought")
    t.foe:pass()
    t.you:play("Plain Sword")
    t:everyone_passes()

    t:expect_unit("Whistling Smith", { attached = { "Plain Sword" }, might = 4 })
  end,
}

scenario "An Equipment without the smith waits for its turn" {
  covers = { "RCH-001" },
  turn_player = "foe",
  you = { hand = { "Plain Sword" }, runes = { fury = 1 }, base = { "Recruit" } },
  foe = {
    hand = { "Slow Thought" }, runes = { mind = 1 }, base = { "Whistling Smith" },
  },

  run = function(t)
    t.foe:play("Slow Thought")
    t.foe:pass()
    t.you:refused("play", "Plain Sword")
    t.you:pass()
  end,
}

scenario "A unit from the trash may be accelerated, one from the hand not" {
  covers = { "RCH-002", "RCH-007", "805" },
  you = {
    base = { "Gate Opener" }, hand = { "Grave Caller", "Whistling Smith" },
    trash = { "Mega-Mech" },
    runes = { calm = 4, order = 4, mind = 9 },
  },

  run = function(t)
    t.you:play("Whistling Smith")
    t:expect_unit("Whistling Smith", { exhausted = true })
    t.you:play("Grave Caller", { additional = true })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { ready = true })
  end,
}

scenario "Assault counts the enemies here" {
  covers = { "RCH-003", "807" },
  you = { units = { base = { "Crowd Hater" } } },
  foe = { units = { ["Void Gate"] = { "Recruit", "Recruit", "Recruit" } } },

  run = function(t)
    t:expect_unit("Crowd Hater", { no_keywords = { "Assault" } })
    t.you:move("Crowd Hater", "Void Gate")
    t:expect_unit("Crowd Hater", { might = 6, keywords = { "Assault 3" } })
  end,
}

scenario "Your spells in hand have Reaction, the enemy's have not" {
  covers = { "RCH-005", "RCH-006", "813" },
  turn_player = "foe",
  you = {
    base = { "Quick Tutor" }, hand = { "Slow Thought" }, runes = { mind = 1 },
    deck = { "Mega-Mech" },
  },
  foe = { hand = { "Slow Thought", "Slow Thought" }, runes = { mind = 3 } },

  run = function(t)
    t.foe:play("Slow Thought")
    t.foe:refused("play", "Slow Thought#2")
    t.foe:pass()
    t.you:play("Slow Thought")
    t:expect { chain = { "Slow Thought", "Slow Thought" } }
    t:everyone_passes()
    t:expect { you = { hand = { "Mega-Mech" } } }
  end,
}

scenario "The number of a keyword that a card has in the hand is read there" {
  covers = { "RCH-071", "RCH-072", "805.2" },
  you = { base = { "Hot Drill" }, hand = { "Read the Drill", "Mega-Mech" }, runes = { fury = 1 } },
  foe = { base = { "Proud Mimic" } },

  run = function(t)
    t.you:play("Read the Drill", { target = "Proud Mimic" })
    t:everyone_passes()

    t:expect_unit("Proud Mimic", { damage = 2 })
  end,
}
