-- Text under two keywords counts while the conditions of both hold (812, 824).

scenario "Two keywords around a clause: both hold" {
  covers = { "TIE-001", "812", "824" },
  you = { hand = { "Pakaa Cub", "Seasoned Recruit" }, runes = { fury = 8 }, deck = { "Gust" }, xp = 2 },

  run = function(t)
    t.you:play("Pakaa Cub")
    t:everyone_passes()
    t.you:play("Seasoned Recruit")
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "The inner one alone is not enough" {
  covers = { "TIE-001", "824" },
  you = { hand = { "Pakaa Cub", "Seasoned Recruit" }, runes = { fury = 8 }, deck = { "Gust" }, xp = 1 },

  run = function(t)
    t.you:play("Pakaa Cub")
    t:everyone_passes()
    t.you:play("Seasoned Recruit")
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "The outer one alone is not enough" {
  covers = { "TIE-001", "812" },
  you = { hand = { "Seasoned Recruit" }, runes = { fury = 8 }, deck = { "Gust" }, xp = 2 },

  run = function(t)
    t.you:play("Seasoned Recruit")
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}

scenario "In the other order, as a passive" {
  covers = { "TIE-002", "812", "824" },
  you = { hand = { "Pakaa Cub" }, base = { "Veteran Column" }, runes = { fury = 8 }, xp = 2 },

  run = function(t)
    t:expect_unit("Veteran Column", { might = 2 })
    t.you:play("Pakaa Cub")
    t:everyone_passes()
    t:expect_unit("Veteran Column", { might = 5 })
    t:next_turn()
    t:expect_unit("Veteran Column", { might = 2 })
  end,
}

scenario "Without the experience the other card changes nothing" {
  covers = { "TIE-002", "824" },
  you = { hand = { "Pakaa Cub" }, base = { "Veteran Column" }, runes = { fury = 8 }, xp = 1 },

  run = function(t)
    t.you:play("Pakaa Cub")
    t:everyone_passes()
    t:expect_unit("Veteran Column", { might = 2 })
  end,
}

scenario "A copy has it, and a unit that was taken over asks its new player" {
  covers = { "TIE-002", "191", "477.1.b" },
  you = { hand = { "Possession", "Pakaa Cub" }, runes = { chaos = 8, fury = 8 }, xp = 2 },
  foe = { units = { ["0"] = { "Veteran Column" } } },

  run = function(t)
    t:expect_unit("Veteran Column", { might = 2 })
    t.you:play("Possession", { target = "Veteran Column" })
    t:everyone_passes()
    t:expect_unit("Veteran Column", { controller = "you", might = 5 })
  end,
}

scenario "A unit that becomes a copy of it has both keywords" {
  covers = { "TIE-002", "477.1.b" },
  you = {
    base = { "Mirror Walker" }, hand = { "Pakaa Cub" }, runes = { fury = 8 }, xp = 2,
  },
  foe = { units = { ["1"] = { "Veteran Column" } } },

  run = function(t)
    t.you:play("Pakaa Cub")
    t:everyone_passes()
    t.you:move("Mirror Walker", "1")
    t:everyone_passes()
    t:expect_unit("Veteran Column", { controller = "you", might = 5 })
  end,
}

scenario "Given to a unit, both conditions are asked of its player" {
  covers = { "TIE-003", "477.2" },
  you = { hand = { "War Lesson", "Pakaa Cub" }, base = { "Recruit" }, runes = { fury = 8 }, xp = 2 },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("War Lesson", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 3 })
    t:next_turn()
    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Given to an enemy who has no experience it is off" {
  covers = { "TIE-003", "477.2" },
  you = { hand = { "War Lesson" }, runes = { fury = 8 }, xp = 2 },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("War Lesson", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A Deathknell under another keyword is one: it triggers twice with Karthus" {
  covers = { "TIE-004", "OGN-236", "Deathknell", "808" },
  you = {
    hand = { "Vengeance" }, runes = { order = 4 }, base = { "Karthus, Eternal", "Old Grudge" },
    deck = { "Gust", "Discipline", "Mega-Mech" }, xp = 2,
  },

  run = function(t)
    t.you:play("Vengeance", { target = "Old Grudge" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Discipline" } } }
  end,
}

scenario "Without the experience it dies for nothing" {
  covers = { "TIE-004", "808", "824" },
  you = { hand = { "Vengeance" }, runes = { order = 4 }, base = { "Old Grudge" }, deck = { "Gust" }, xp = 1 },

  run = function(t)
    t.you:play("Vengeance", { target = "Old Grudge" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
  end,
}
