-- Wonders of the wild set: turns, copies, chances and counts.

scenario "One more turn, and no more after it" {
  covers = { "WLD-033", "735", "195.1" },
  ends = "left",
  you = { hand = { "Last Hour" }, runes = { mind = 3 } },

  run = function(t)
    t.you:play("Last Hour")
    t:everyone_passes()
    t:expect { you = { banished = { "Last Hour" } } }
    t:next_turn()
    t:expect { turn_player = "you", over = false }
    t.you:end_turn()
    t:everyone_passes()
    t:expect { winner = "foe" }
  end,
}

scenario "As many as were paid for, and one for each pair" {
  covers = { "WLD-034", "350.2" },
  you = { hand = { "Muster All" }, runes = { order = 3 }, base = { "Mech", "Mech", "Mech" } },

  run = function(t)
    t.you:play("Muster All")
    t:answers { you = { { amount = 2, to = { { "base" }, { "base" }, { "base" } } } } }
    t:everyone_passes()
    t:expect { you = { base = { "Mech", "Mech", "Mech", "Recruit", "Recruit", "Recruit" } } }
  end,
}

scenario "The small are doubled until the turn ends" {
  covers = { "WLD-035", "350.2" },
  you = { hand = { "Mirror Host" }, runes = { mind = 2 }, base = { "Pakaa Cub", "Mega-Mech" } },

  run = function(t)
    t.you:play("Mirror Host")
    t:everyone_passes()
    t:expect { you = { base = { "Pakaa Cub", "Mega-Mech", { "Pakaa Cub", token = true, ready = true } } } }
    t:next_turn()
    t:expect { you = { base = { "Pakaa Cub", "Mega-Mech" } } }
  end,
}

scenario "A thought of another's deck" {
  covers = { "WLD-036", "419.3" },
  you = { hand = { "Borrowed Thought" }, runes = { mind = 1 } },
  foe = { deck = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:play("Borrowed Thought")
    t:answers { you = { { may = true } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { controller = "you", owner = "foe" })
    t:expect { foe = { deck = { "Gust" } } }
  end,
}

scenario "Luck finds a unit" {
  covers = { "WLD-037", "424" },
  you = { hand = { "Blind Luck" }, runes = { chaos = 1 }, deck = { "Gust", "Stupefy", "Mega-Mech", "Vengeance" } },

  run = function(t)
    t.you:play("Blind Luck")
    t:everyone_passes()
    t:expect { you = { deck_size = 3 } }
  end,
}

scenario "Points come twice" {
  covers = { "WLD-038", "370" },
  battlefields = { "Void Gate" },
  you = { gear = { "Glory Doubler" }, base = { "Recruit" } },

  run = function(t)
    t.you:move("Recruit", "Void Gate")
    t:fight()
    t:expect { you = { points = 2 } }
  end,
}

scenario "Each has as many cards as before" {
  covers = { "WLD-039", "413" },
  you = { hand = { "Fresh Start", "Gust", "Gust" }, runes = { chaos = 1 }, deck = { "Stupefy", "Mega-Mech", "Vengeance" } },
  foe = { hand = { "Gust" }, deck = { "Stupefy", "Mega-Mech" } },

  run = function(t)
    t.you:play("Fresh Start")
    t:everyone_passes()
    t:expect { you = { hand = { "Stupefy", "Mega-Mech" } }, foe = { hand = { "Stupefy" } } }
  end,
}

scenario "A tithe of each" {
  covers = { "WLD-040", "428" },
  you = { hand = { "Blood Tithe" }, runes = { order = 2 }, base = { "Recruit" } },
  foe = { base = { "Mech", "Mega-Mech" } },

  run = function(t)
    t.you:play("Blood Tithe")
    t:answers { foe = { { pick = "Mech" } } }
    t:everyone_passes()
    t:expect { you = { base = { "Gold", "Gold" } }, foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "The caller brings a unit for two less, with Ganking" {
  covers = { "WLD-041", "424" },
  you = { legend = "Wild Caller", runes = { fury = 6 }, deck = { "Mega-Mech", "Gust" } },

  run = function(t)
    t.you:use("Wild Caller", { to = "base" })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech" }, runes_ready = 0 } }
    t:expect_unit("Mega-Mech", { keywords = { "Ganking" } })
  end,
}

scenario "The caller draws what is no unit" {
  covers = { "WLD-041", "413" },
  you = { legend = "Wild Caller", runes = { fury = 6 }, deck = { "Gust", "Mega-Mech" } },

  run = function(t)
    t.you:use("Wild Caller")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Each spell makes the next one dearer" {
  covers = { "WLD-042", "356.3" },
  turn_player = "foe",
  you = { gear = { "Toll of Words" } },
  foe = {
    hand = { "Gust", "Gust", "Gust" }, runes = { chaos = 4 },
    base = { "Recruit", "Recruit", "Recruit" }, units = { ["0"] = { "Recruit", "Recruit", "Recruit" } },
  },

  run = function(t)
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()
    t:expect { foe = { runes_ready = 3 } }
    t.foe:play("Gust", { target = "Recruit" })
    t:everyone_passes()
    t:expect { foe = { runes_ready = 1 } }
    t.foe:refused("play", "Gust")
  end,
}

scenario "As strong as the hand is full" {
  covers = { "WLD-043", "477.1" },
  you = { base = { "Full Mind" }, hand = { "Gust", "Gust", "Gust" } },

  run = function(t) t:expect_unit("Full Mind", { might = 3 }) end,
}

scenario "The chained stays where it is" {
  covers = { "WLD-044", "434" },
  you = { hand = { "Iron Chain" }, runes = { calm = 1 } },
  foe = { base = { { "Mega-Mech", exhausted = true } }, units = { ["0"] = { { "Mech", exhausted = true } } } },

  run = function(t)
    t.you:play("Iron Chain", { target = "Mech" })
    t:everyone_passes()
    t:expect_unit("Mech", { attached = { "Iron Chain" } })
    t:next_turn()
    t:expect_unit("Mech", { exhausted = true })
    t:expect_unit("Mega-Mech", { exhausted = false })
  end,
}

scenario "A chained unit stays where it is" {
  covers = { "WLD-044", "434" },
  you = { hand = { "Iron Chain" }, runes = { calm = 1 } },
  foe = { units = { ["0"] = { "Mech" } } },

  run = function(t)
    t.you:play("Iron Chain", { target = "Mech" })
    t:everyone_passes()
    t:next_turn()
    t.foe:refused("move", "Mech", "base")
  end,
}

scenario "Pain is written down" {
  covers = { "WLD-045", "417" },
  you = { gear = { "Pain Ledger" }, base = { "Mega-Mech" }, hand = { "Void Seeker" }, runes = { fury = 4 }, units = { ["0"] = { "Mega-Mech" } },
    deck = { "Gust", "Stupefy", "Vengeance" } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect { you = { hand = { "Gust", "Stupefy" } } }
  end,
}

scenario "A second wind carries no attack" {
  covers = { "WLD-046", "415" },
  you = { hand = { "Second Wind" }, runes = { body = 1 }, base = { { "Mech", exhausted = true } } },
  foe = { units = { ["Zaun Warrens"] = { "Recruit" } } },
  battlefields = { "Void Gate", "Zaun Warrens" },

  run = function(t)
    t.you:play("Second Wind")
    t:everyone_passes()
    t:expect_unit("Mech", { ready = true })
    t.you:refused("move", "Mech", "Zaun Warrens")
    t.you:offers("move", "Mech", "Void Gate")
  end,
}

scenario "The banner is for those who stand alone" {
  covers = { "WLD-047", "740" },
  you = { units = { ["0"] = { { "Mech", attached = { "Lone Banner" } } } }, base = { "Recruit" } },

  run = function(t)
    t:expect_unit("Mech", { might = 6 })
    t.you:move("Mech", "base")
    t:everyone_passes()
    t:expect_unit("Mech", { might = 4, ready = true })
  end,
}

scenario "The pack makes the hunter" {
  covers = { "WLD-048", "807" },
  you = { base = { "Pack Hunter", "Pack Hunter", "Pack Hunter" } },
  foe = { base = { "Pack Hunter", "Pack Hunter" } },

  run = function(t)
    t:expect_unit("your Pack Hunter", { keywords = { "Tank", "Assault 2" } })
    t:expect_unit("foe's Pack Hunter", { keywords = { "Tank" }, no_keywords = { "Assault" } })
  end,
}

scenario "Fates are traded" {
  covers = { "WLD-049", "191" },
  you = { hand = { "Trade Fates" }, runes = { chaos = 2 }, base = { "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Trade Fates")
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech" } }, foe = { base = { "Recruit" } } }
  end,
}

scenario "The eater takes the first spell" {
  covers = { "WLD-050", "191" },
  turn_player = "foe",
  you = { base = { "Dream Eater" }, hand = { "Gust" } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t:answers { you = { { may = true }, { may = false } } }
    t:everyone_passes()
    t:expect { you = { hand = { "Mega-Mech" }, trash = { "Gust" } } }
  end,
}

scenario "Both copies fade where Zilean brings one more" {
  covers = { "WLD-035", "UNL-086", "370.2", "375" },
  you = { hand = { "Mirror Host" }, runes = { mind = 2 }, base = { "Pakaa Cub" }, units = { ["0"] = { "Zilean, Time Mage" } } },

  run = function(t)
    t:answers { you = { { may = true }, { to = "base" }, { to = "base" } } }
    t.you:play("Mirror Host")
    t:everyone_passes()
    t:expect { you = { base = { "Pakaa Cub", "Pakaa Cub", "Pakaa Cub" } } }
    t:next_turn()
    t:expect { you = { base = { "Pakaa Cub" } } }
  end,
}
