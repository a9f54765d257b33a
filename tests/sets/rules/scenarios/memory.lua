-- Events of showdowns, combats and payments, and what the turn remembers with numbers.

scenario "A showdown and a combat tell that they begin and that they end" {
  covers = { "RUL-040", "344", "464", "466.7", "464.2.b" },
  you = { units = { base = { "Bell Warden" } } , deck = { "Gust", "Mega-Mech" } },
  foe = { units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Bell Warden", "Void Gate")
    t:everyone_passes()
    t:expect_unit("Bell Warden", { might = 3, exhausted = true })
    t:expect { you = { hand = { "Gust" } } }
    t:fight()

    t:expect_unit("Bell Warden", { might = 4, buffs = 1, ready = true })
  end,
}

scenario "As a combat begins in a showdown that runs, who triggers by that waits before who attacks" {
  covers = { "RUL-040", "464.2.b", "464.2.c.1.b", "340.1" },
  you = { base = { "Crackshot Corsair" } },
  foe = { base = { "Bell Warden" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Bell Warden", to = "0" })
    t.foe:pass()
    t.you:pass()

    t:expect { attacker = "you", chain = { "Bell Warden", "Crackshot Corsair" } }
  end,
}

scenario "A showdown without a fight is none of combat's events" {
  covers = { "RUL-040", "344", "348" },
  battlefields = { "Void Gate" },
  you = { units = { base = { "Bell Warden" } } , deck = { "Gust" } },

  run = function(t)
    t.you:move("Bell Warden", "Void Gate")
    t:everyone_passes()
    t:expect_unit("Bell Warden", { might = 3 })
    t:fight()

    t:expect_unit("Bell Warden", { might = 3, buffs = 0, ready = true })
    t:expect { you = { hand = {} } }
  end,
}

scenario "In a showdown is where it goes on, and nowhere else" {
  covers = { "RUL-041", "344" },
  you = { units = { base = { "Quiet Watcher", "Quiet Watcher" } } },
  battlefields = { "Void Gate" },

  run = function(t)
    t:expect_unit("Quiet Watcher", { might = 2 })
    t.you:move("Quiet Watcher", "Void Gate")
    t:expect_unit("Quiet Watcher#1", { might = 3, at = "Void Gate" })
    t:expect_unit("Quiet Watcher#2", { might = 2, at = "base" })
    t:fight()
    t:expect_unit("Quiet Watcher#1", { might = 2 })
  end,
}

scenario "A showdown is over before the damage of its combat, which its watchers no longer raise" {
  covers = { "RUL-041", "RUL-040", "344.1", "464.2.g", "465" },
  you = { units = { base = { { "Quiet Watcher", buffs = 1 } } } },
  foe = { units = { ["Void Gate"] = { { "Bell Warden", exhausted = true, buffs = 1 } } } },

  run = function(t)
    t.you:move("Quiet Watcher", "Void Gate")
    t:everyone_passes()
    t:expect_unit("Quiet Watcher", { might = 4, at = "Void Gate" })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Quiet Watcher", { might = 3, damage = 0 })
    t.foe:pass()
    t.you:pass()
    t:log_has("Bell Warden takes 3 damage")
    t:expect_unit("Bell Warden", { exhausted = false, damage = 0 })
  end,
}

scenario "A unit that is left wins the combat, and one that is not does not" {
  covers = { "RUL-042", "466.3.a" },
  you = { units = { base = { "Proud Victor", "Mega-Mech" } }, deck = { "Gust", "Mega-Mech" } },
  foe = { units = { ["Void Gate"] = { "Recruit" }, ["Altar to Unity"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { you = { hand = {} } }

    t.you:move("Proud Victor", "Altar to Unity")
    t:fight()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "To use an ability of gear is an event, also where it pays" {
  covers = { "RUL-043", "402" },
  you = { base = { "Tool Admirer" }, gear = { "Seal of Rage", "Orb of Regret" }, hand = { "Blazing Scorcher" },
    runes = { fury = 6 } },

  run = function(t)
    t.you:use("Orb of Regret", { target = "Tool Admirer" })
    t:everyone_passes()
    t:expect_unit("Tool Admirer", { might = 2 })
  end,
}

scenario "What was spent on a spell is remembered, countered or not" {
  covers = { "RUL-044", "RUL-046", "419.4.b" },
  you = { base = { "Big Spender", { "Deep Student", exhausted = true } }, hand = { "Void Seeker", "Falling Star", "Final Spark" },
    runes = { fury = 8, mind = 10 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Big Spender", { might = 1 })
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect_unit("Big Spender", { might = 11 })
    t:expect_unit("Deep Student", { exhausted = true })
    t.you:play("Final Spark", { target = "Big Spender" })
    t:expect_unit("Big Spender", { might = 15 })
    t.foe:refused("pass")
    t:everyone_passes()
    t:expect_unit("Deep Student", { ready = true })
  end,
}

scenario "A number of events multiplies a cost" {
  covers = { "RUL-045", "356" },
  you = { hand = { "Crowd Pleaser", "Bell Warden", "Proud Victor" }, runes = { mind = 2, fury = 5 } },

  run = function(t)
    t.you:play("Bell Warden")
    t.you:play("Proud Victor")
    t.you:play("Crowd Pleaser")
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "A battlefield has a past: only one that you conquered this turn will do" {
  covers = { "RUL-047", "469.1" },
  you = { units = { base = { "Recruit" }, ["Zaun Warrens"] = { "Recruit" } }, hand = { "Ridge Rider" }, runes = { fury = 2 } },
  battlefields = { "Void Gate", "Zaun Warrens" },

  run = function(t)
    t.you:refused("play", "Ridge Rider")
    t.you:move("Recruit#2", "Void Gate")
    t:fight()
    t.you:refused("play", "Ridge Rider", "Zaun Warrens", "355.2")
    t.you:refused("play", "Ridge Rider", "base", "355.2")
    t.you:play("Ridge Rider")
    t:expect_unit("Ridge Rider", { at = "Void Gate" })
  end,
}

scenario "Where scoring is forbidden nothing of it happens" {
  covers = { "RUL-048", "383.4.c.2.c" },
  battlefields = { "Closed Arch", "Void Gate" },
  turn = 3,
  you = { units = { base = { "Recruit" } } },

  run = function(t)
    t.you:move("Recruit", "Closed Arch")
    t:fight()
    t:expect { you = { points = 0, controls = { "Closed Arch" } } }
    t:next_turn()
    t:next_turn()
    t:expect { you = { points = 1 } }
  end,
}

scenario "Points for holding are counted, and those that did not come are not" {
  covers = { "RUL-049", "471" },
  phase = "awaken",
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { units = { ["Void Gate"] = { "Recruit" }, ["Zaun Warrens"] = { "Recruit" } }, hand = { "Hold Counter" },
    runes = { calm = 3 } },

  run = function(t)
    t:expect { you = { points = 2 } }
    t.you:play("Hold Counter", { to = "base" })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "The turn remembers whether what died was mighty" {
  covers = { "RUL-050", "708" },
  you = { gear = { "Mourner" }, units = { base = { "Recruit", "Mega-Mech" } },
    deck = { "Gust", "Mega-Mech" }, hand = { "Vengeance", "Vengeance" }, runes = { order = 12 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()
    t.you:refused("use", "Mourner", { ability = 1 })
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:refused("use", "Mourner", { ability = 2 })
    t.you:use("Mourner", { ability = 1 })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Excess damage is a number of the combat" {
  covers = { "RUL-051", "465.2" },
  you = { units = { base = { "Battle Reckoner" } } },
  foe = { units = { ["Void Gate"] = { "Recruit" }, base = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Battle Reckoner", "Void Gate")
    t.you:pass()
    t.foe:pass()
    t:fight()
    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}

scenario "The past knows what a thing cost by its print, and its supertype" {
  covers = { "RUL-104", "206", "133" },
  you = { base = { "Grave Judge" }, hand = { "Vengeance", "Vengeance", "Vengeance" }, runes = { order = 9 }, resources = { energy = 9, order = 9 } },
  foe = { base = { "Camp Nurse", "Mega-Mech", "Jinx, Demolitionist" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Camp Nurse" })
    t:everyone_passes()
    t:expect_unit("Grave Judge", { might = 2 })
    t.you:play("Vengeance", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Grave Judge", { might = 3 })
    t.you:play("Vengeance", { target = "Jinx, Demolitionist" })
    t:everyone_passes()
    t:expect_unit("Grave Judge", { might = 5 })
  end,
}

scenario "A unit played while a showdown goes on is seen, one played before is not" {
  covers = { "RUL-041", "344", "419.4" },
  turn_player = "foe",
  you = { units = { base = { "Quiet Watcher" }, ["Zaun Warrens"] = { "Recruit" } }, facedown = { ["Zaun Warrens"] = { "Pakaa Cub" } },
    deck = { "Gust", "Void Seeker" } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Zaun Warrens")
    t.foe:pass()
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:fight()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Outside of showdowns the watcher sees no unit come" {
  covers = { "RUL-041" },
  you = { base = { "Quiet Watcher" }, hand = { "Pouty Poro" }, runes = { calm = 3 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:everyone_passes()
    t:expect { you = { hand = {} } }
  end,
}

scenario "A battlefield that you conquered and lost again is still open to the rider" {
  covers = { "RUL-047", "355.2" },
  you = { units = { base = { "Recruit" } }, hand = { "Ridge Rider", "Vengeance" }, runes = { fury = 2, order = 4 } },
  battlefields = { "Void Gate", "Zaun Warrens" },

  run = function(t)
    t.you:move("Recruit", "Void Gate")
    t:fight()
    t.you:play("Vengeance", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { controls = {} } }
    t.you:play("Ridge Rider")
    t:expect_unit("Ridge Rider", { at = "Void Gate" })
  end,
}

scenario "An omen that a deck shows gives a point" {
  covers = { "RUL-059", "424" },
  turn_player = "foe",
  you = { deck = { "Bright Omen", "Gust" } },
  foe = { hand = { "Blind Fury" }, runes = { fury = 9 } },

  run = function(t)
    t.foe:play("Blind Fury")
    t:answers { foe = { { to = "base" } } }
    t:everyone_passes()
    t:expect { you = { points = 1 } }
  end,
}

scenario "What dies in the Beginning Phase draws two cards, else one" {
  covers = { "RUL-060", "315.2" },
  you = { base = { "Dawn Idol" }, hand = { "Vengeance" }, runes = { order = 4 }, deck = { "Gust", "Stupefy", "Mega-Mech" } },

  run = function(t)
    t.you:play("Vengeance", { target = "Dawn Idol" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}
