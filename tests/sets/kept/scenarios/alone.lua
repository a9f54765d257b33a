-- What a verb gives may be one thing, several or nobody: all of it is read as a list.

scenario "Two that were discarded are a list of two" {
  covers = { "KPT-004", "422", "413" },
  you = { hand = { "Empty Pockets", "Gust", "Gust" }, runes = { fury = 1 }, deck = { "Mega-Mech", "Mega-Mech" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Empty Pockets", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Mega-Mech", "Mega-Mech" } } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "One is a list of one" {
  covers = { "KPT-004" },
  you = { hand = { "Empty Pockets", "Gust" }, runes = { fury = 1 }, deck = { "Incinerate", "Incinerate" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Empty Pockets", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = { "Incinerate" } } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Nobody is an empty list" {
  covers = { "KPT-004" },
  you = { hand = { "Empty Pockets" }, runes = { fury = 1 }, deck = { "Incinerate" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Empty Pockets", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { hand = {} } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Who goes home alone is gone through as well" {
  covers = { "KPT-005", "455" },
  you = { hand = { "Call Them Home" }, runes = { calm = 1 }, units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Call Them Home")
    t:everyone_passes()

    t:expect { you = { points = 1, units = { base = { "Recruit" } } } }
  end,
}

scenario "Of two each is" {
  covers = { "KPT-005", "455" },
  you = { hand = { "Call Them Home" }, runes = { calm = 1 }, units = { ["Void Gate"] = { "Recruit", "Recruit" } } },

  run = function(t)
    t.you:play("Call Them Home")
    t:everyone_passes()

    t:expect { you = { points = 2 } }
  end,
}
