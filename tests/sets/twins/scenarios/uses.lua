-- An ability that a thing has twice: which one is used, how often, and what tells them apart.

scenario "A keyword printed twice is two abilities, each once a turn" {
  covers = { "TWN-001", "Whet", "383.3.e" },
  you = { base = { "Double Edge" } },

  run = function(t)
    t.you:use("Double Edge", { ability = 2 })
    t:everyone_passes()
    t:expect_unit("Double Edge", { might = 5 })
    t.you:refused("use", "Double Edge", { ability = 2 })
    t.you:offers_not("use", "Double Edge", { ability = "Whet 3" })
    t.you:offers("use", "Double Edge", { ability = "Whet 2" })

    t.you:use("Double Edge", { ability = "Whet 2" })
    t:everyone_passes()
    t:expect_unit("Double Edge", { might = 7 })
    t.you:offers_not("use", "Double Edge")
  end,
}

scenario "A given one is named by its keyword's number, or by who gives it" {
  covers = { "TWN-002", "Whet" },
  you = { base = { "Double Edge", "Whetstone" } },

  run = function(t)
    t.you:use("Double Edge", { ability = "Whetstone" })
    t:everyone_passes()
    t:expect_unit("Double Edge", { might = 3 })
    t.you:offers_not("use", "Double Edge", { ability = 3 })
    t.you:offers_not("use", "Double Edge", { ability = "Whet 1" })

    t.you:use("Double Edge", { ability = 1 })
    t:everyone_passes()
    t.you:use("Double Edge")
    t:everyone_passes()
    t:expect_unit("Double Edge", { might = 8 })
  end,
}

scenario "Why tells each by its number" {
  covers = { "TWN-001" },
  you = { base = { "Double Edge", "Whetstone" } },

  run = function(t)
    t.you:use("Double Edge", { ability = "Whet 3" })
    t:everyone_passes()

    t:why("not use Double Edge", { "you can use Double Edge: Whet 2", "you cannot use Double Edge: Whet 3", "you can use Double Edge: Whet 1" })
  end,
}

scenario "One given that is equal to a printed one is a second use of the same option" {
  covers = { "TWN-003", "477.1.b" },
  you = { base = { "Double Edge", "Grindstone" } },

  run = function(t)
    t.you:use("Double Edge", { ability = "Whet 3" })
    t:everyone_passes()
    t.you:use("Double Edge", { ability = "Whet 3" })
    t:everyone_passes()
    t:expect_unit("Double Edge", { might = 8 })
    t.you:offers_not("use", "Double Edge", { ability = "Whet 3" })
  end,
}

scenario "Two givers of one text: once for each, and no more when a giver goes" {
  covers = { "TWN-004", "383.3.e" },
  you = { base = { "Recruit", "Drill Hall", "Drill Hall" }, hand = { "Private Lesson" }, runes = { mind = 5 }, deck = { "Gust", "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:offers_not("use", "Recruit")
    t:expect { you = { hand_size = 3 } }
  end,
}

scenario "The use counts for the giver whose ability it was, the last of equal ones" {
  covers = { "TWN-004", "TWN-009", "480" },
  you = { base = { "Recruit", "Drill Hall", "Drill Hall" }, hand = { "Sunder" }, runes = { mind = 3, fury = 1 }, deck = { "Gust", "Gust" } },

  run = function(t)
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:play("Sunder", { target = "Drill Hall#1" })
    t:everyone_passes()
    -- What is left was given by the other one, whose ability was used.
    t.you:offers_not("use", "Recruit")
  end,
}

scenario "If the giver goes whose ability was used the other one is left" {
  covers = { "TWN-004", "TWN-009" },
  you = { base = { "Recruit", "Drill Hall", "Drill Hall" }, hand = { "Sunder" }, runes = { mind = 3, fury = 1 }, deck = { "Gust", "Gust" } },

  run = function(t)
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:play("Sunder", { target = "Drill Hall#2" })
    t:everyone_passes()
    t.you:offers("use", "Recruit", { ability = "Drill Hall" })
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:offers_not("use", "Recruit")
  end,
}

scenario "Given twice by one spell, it may be used twice" {
  covers = { "TWN-005", "477.1.b" },
  you = { base = { "Recruit" }, hand = { "Private Lesson" }, runes = { mind = 2 }, deck = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:play("Private Lesson", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Recruit", { ability = "Private Lesson" })
    t:everyone_passes()
    t.you:use("Recruit", { ability = 1 })
    t:everyone_passes()
    t.you:offers_not("use", "Recruit")
    t:expect { you = { hand = { "Gust", "Gust" } } }
  end,
}

scenario "Once in all, of each of two givers" {
  covers = { "TWN-008", "377" },
  you = { base = { "Recruit", "Steady Hand", "Steady Hand" }, deck = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:offers_not("use", "Recruit")
    t:next_turn()
    t:next_turn()
    t.you:offers_not("use", "Recruit")
  end,
}

scenario "Given twice by two spells, once in all for each" {
  covers = { "TWN-007", "377" },
  you = { base = { { "Recruit", exhausted = true } }, hand = { "Spare Breath", "Spare Breath" }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Spare Breath", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Spare Breath", { target = "Recruit" })
    t:everyone_passes()
    t.you:use("Recruit")
    t:everyone_passes()
    t:expect_unit("Recruit", { ready = true })
    t.you:use("Recruit")
    t:everyone_passes()
    t.you:offers_not("use", "Recruit")
  end,
}

scenario "Two triggers of one keyword are told by their numbers" {
  covers = { "TWN-006", "Rally" },
  you = { base = { "Echoing Drummer" }, hand = { "Pouty Poro", "Pouty Poro" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Pouty Poro", { to = "base", order = "?" })
    t.you:offers("order", "Rally 1")
    t.you:answer("Rally 2")
    t:why("chain", { "Echoing Drummer, Rally 1", "Echoing Drummer, Rally 2" })
    t:everyone_passes()
    t:expect_unit("Echoing Drummer", { might = 5 })
    t:log_has("Echoing Drummer triggers", "Echoing Drummer triggers")

    t.you:play("Pouty Poro", { to = "base" })
    t:everyone_passes()
    t:expect_unit("Echoing Drummer", { might = 5 })
  end,
}

scenario "A copy is the same object: it has the uses of its new text" {
  covers = { "TWN-010", "TWN-001", "178.1" },
  you = { base = { "Recruit", "Double Edge" }, hand = { "Borrowed Edge" }, runes = { mind = 1 } },

  run = function(t)
    t.you:use("Double Edge", { ability = "Whet 3" })
    t:everyone_passes()
    t.you:play("Borrowed Edge", { target = { { "Recruit" }, { "Double Edge" } } })
    t:everyone_passes()
    t.you:use("Double Edge#1", { ability = "Whet 3" })
    t:everyone_passes()
    t.you:offers_not("use", "Double Edge", { ability = "Whet 3" })
    t.you:offers("use", "Double Edge#1", { ability = "Whet 2" })
    t.you:offers("use", "Double Edge#2", { ability = "Whet 2" })
  end,
}

scenario "Who takes it over finds it used as it was" {
  covers = { "TWN-011", "TWN-001" },
  turn_player = "foe",
  you = { hand = { "Turned Coat" }, runes = { fury = 1 } },
  foe = { base = { "Double Edge" }, },

  run = function(t)
    t.foe:use("Double Edge", { ability = "Whet 3" })
    t:everyone_passes()
    t:next_turn()
    t.you:play("Turned Coat", { target = "Double Edge" })
    t:everyone_passes()
    t.you:use("Double Edge", { ability = "Whet 2" })
    t:everyone_passes()
    t:expect_unit("Double Edge", { controller = "you", might = 4 })
    t.you:offers_not("use", "Double Edge", { ability = 1 })
    t.you:offers("use", "Double Edge", { ability = 2 })
  end,
}
