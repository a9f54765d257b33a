-- More of the wild set.

scenario "The speaker counts opponents" {
  covers = { "WLD-051" },
  you = { base = { "Crowd Speaker" } },
  foe = {},
  foe2 = {},

  run = function(t) t:expect_unit("Crowd Speaker", { might = 4 }) end,
}

scenario "Of each blow only one counts" {
  covers = { "WLD-053", "370" },
  turn_player = "foe",
  you = { units = { ["0"] = { { "Mech", attached = { "Stone Skin" } } } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mech" })
    t:everyone_passes()
    t:expect_unit("Mech", { damage = 1 })
  end,
}

scenario "Under the tyrant others gain nothing" {
  covers = { "WLD-054", "194" },
  turn_player = "foe",
  battlefields = { "Blank Battlefield", "Zaun Warrens" },
  you = { units = { ["0"] = { "Gloom Tyrant" } } },
  foe = { base = { "Recruit" }, hand = { "Gust" } },

  run = function(t)
    t.foe:move("Recruit", "Zaun Warrens")
    t:fight()
    t:everyone_passes()
    t:expect { foe = { points = 0, controls = { "Zaun Warrens" } } }
  end,
}

scenario "What the oubliette swallows comes back as it breaks" {
  covers = { "WLD-055", "394" },
  you = { hand = { "Oubliette" }, runes = { mind = 2 } },
  foe = { hand = { "Gust", "Thermo Beam" }, runes = { fury = 9 } },

  run = function(t)
    t.you:play("Oubliette", { pick = "Gust" })
    t:everyone_passes()
    t:expect { foe = { hand = { "Thermo Beam" }, banished = { "Gust" } } }
    t:next_turn()
    t.foe:play("Thermo Beam")
    t:everyone_passes()
    t:expect { foe = { banished = {}, hand_size = 2 } }
  end,
}

scenario "The first spell echoes" {
  covers = { "WLD-056", "439" },
  you = { gear = { "Echo Chamber" }, hand = { "Void Seeker" }, runes = { fury = 4 }, deck = { "Gust", "Stupefy" } },
  foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:answers { you = { { may = true, target = "Recruit" } } }
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Stupefy" } }, foe = { trash = {} } }
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "The second card of a turn goes to the thief" {
  covers = { "WLD-057", "370" },
  turn_player = "foe",
  you = { base = { "Draw Thief" }, deck = { "Gust", "Gust" } },
  foe = { hand = { "Void Seeker", "Void Seeker" }, runes = { fury = 9 }, units = { ["0"] = { "Mega-Mech" } }, deck = { "Stupefy", "Stupefy" } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { foe = { hand = { "Void Seeker", "Stupefy" } }, you = { hand = {} } }
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { foe = { hand = { "Stupefy" } }, you = { hand = { "Gust" } } }
  end,
}

scenario "All march to one place" {
  covers = { "WLD-058", "445" },
  you = { hand = { "Great March" }, runes = { body = 2 }, base = { "Mech", "Recruit" } },

  run = function(t)
    t.you:play("Great March", { target = "1" })
    t:everyone_passes()
    t:expect_unit("Mech", { at = "1" })
    t:expect_unit("Recruit", { at = "1" })
  end,
}

scenario "Dragons hear the call" {
  covers = { "WLD-059", "424" },
  you = { hand = { "Dragon Call" }, runes = { fury = 2 }, deck = { "Gust", "Hoard Dragon", "Gust", "Elder of Ashes", "Mega-Mech", "Hoard Dragon" } },

  run = function(t)
    t.you:play("Dragon Call", { pick = { "Hoard Dragon", "Elder of Ashes" } })
    t:everyone_passes()
    t:expect { you = { hand = { "Hoard Dragon", "Elder of Ashes" }, deck = { "Hoard Dragon" }, deck_size = 4 } }
  end,
}

scenario "The legend grows with conquests" {
  covers = { "WLD-060", "741" },
  battlefields = { "Blank Battlefield", "Altar to Unity" },
  you = { legend = "Growing Legend", base = { "Mech", "Recruit" } },

  run = function(t)
    t:expect_unit("Mech", { might = 3 })
    t.you:move("Mech", "0")
    t:fight()
    t:everyone_passes()
    t:expect_unit("Mech", { might = 3 })
    t.you:move("Recruit", "Altar to Unity")
    t:fight()
    t:everyone_passes()
    t:expect_unit("Mech", { might = 4 })
  end,
}

scenario "An old legend has grown twice" {
  covers = { "WLD-060", "741" },
  you = { legend = { { "Growing Legend", age = 3 } }, base = { "Mech", "Recruit" } },

  run = function(t)
    t:expect_unit("Mech", { might = 4 })
    t.you:move("Recruit", "0")
    t:fight()
    t:everyone_passes()
    t:expect_unit("Mech", { might = 5 })
  end,
}

scenario "The well is for whoever holds it" {
  covers = { "WLD-061", "190.6" },
  you = { units = { ["Common Well"] = { "Recruit" } }, runes = { order = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Common Well")
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
    t.you:refused("use", "Common Well")
  end,
}

scenario "Kin make the newcomer strong" {
  covers = { "WLD-062", "419.4" },
  you = { base = { "Kin Caller" }, hand = { "Spite Ward" }, runes = { calm = 3 } },

  run = function(t)
    t.you:play("Spite Ward")
    t:everyone_passes()
    t:expect_unit("Spite Ward", { might = 5 })
  end,
}

scenario "Hands are swapped by number" {
  covers = { "WLD-063", "413" },
  you = { hand = { "Hand Swap", "Gust" }, runes = { chaos = 1 } },
  foe = { hand = { "Gust", "Gust", "Gust" } },

  run = function(t)
    t.you:play("Hand Swap")
    t:everyone_passes()
    t:expect { you = { hand_size = 3 }, foe = { hand_size = 1 } }
  end,
}

scenario "Wounds make it proud" {
  covers = { "WLD-064" },
  you = { base = { { "Wounded Pride", damage = 1 } } },

  run = function(t) t:expect_unit("Wounded Pride", { might = 3 }) end,
}

scenario "Who chooses it pays with a point" {
  covers = { "WLD-065", "194.4" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Spite Ward" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 }, points = 2 },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Spite Ward" })
    t:everyone_passes()
    t:expect { foe = { points = 1 } }
  end,
}

scenario "Arms are summed" {
  covers = { "WLD-067", "417" },
  you = { hand = { "Sum of Arms" }, runes = { fury = 2 }, base = { "Whelp", "Whelp", "Recruit" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Sum of Arms", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "A feud lasts until the turn comes round" {
  covers = { "WLD-068", "387" },
  you = { hand = { "Long Feud" }, runes = { order = 1 }, deck = { "Gust", "Gust", "Gust", "Stupefy" } },
  foe = { hand = { "Vengeance", "Vengeance" }, runes = { order = 8 }, base = { "Recruit", "Mech" } },

  run = function(t)
    t.you:play("Long Feud")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Dawn comes twice" {
  covers = { "WLD-069", "383" },
  phase = "awaken",
  you = { units = { ["0"] = { "Twin Dawn" } }, deck = { "Gust", "Stupefy", "Vengeance", "Mega-Mech" } },

  run = function(t)
    t:everyone_passes()
    t:expect { you = { hand = { "Gust", "Stupefy", "Vengeance" } } }
  end,
}

scenario "The stone waits until the game is old" {
  covers = { "WLD-070", "471" },
  you = { base = { "Recruit" } },
  foe = { points = 5 },
  battlefields = { "Last Stone", "Zaun Warrens" },

  run = function(t)
    t.you:move("Recruit", "Last Stone")
    t:fight()
    t:expect { you = { points = 0, controls = { "Last Stone" } } }
  end,
}

scenario "An old game opens the stone" {
  covers = { "WLD-070", "471" },
  you = { base = { "Recruit" }, points = 5 },
  foe = { points = 5 },
  battlefields = { "Last Stone", "Zaun Warrens" },

  run = function(t)
    t.you:move("Recruit", "Last Stone")
    t:fight()
    t:expect { you = { points = 6 } }
  end,
}
