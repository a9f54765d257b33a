-- UNL-118 Elder Dragon.

scenario "One damage of yours kills any enemy unit, the Dragon's own at each place" {
  covers = { "UNL-118", "142.4", "417" },
  you = { hand = { "Elder Dragon" }, resources = { energy = 12, body = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Petty Officer" }, ["1"] = { "Vanguard Sergeant" } }, base = { "Recruit" } },

  run = function(t)
    t.you:play("Elder Dragon", { target = { { "Mega-Mech" }, { "Vanguard Sergeant" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech", "Vanguard Sergeant" }, base = {}, units = { ["0"] = { "Petty Officer" } } } }
  end,
}

scenario "Of two at one place only one is chosen" {
  covers = { "UNL-118", "355.8" },
  you = { hand = { "Elder Dragon" }, resources = { energy = 12, body = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Petty Officer" } } },

  run = function(t)
    t.you:play("Elder Dragon", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Petty Officer" } } } }
  end,
}

scenario "Who is moved home by Flash is no longer at its place, the third takes one and dies" {
  covers = { "UNL-118", "R139", "359.3.e.2", "359.3.e.5" },
  you = { hand = { "Elder Dragon" }, resources = { energy = 12, body = 4 } },
  foe = {
    units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Vanguard Sergeant" } },
    base = { "Petty Officer" },
    hand = { "Flash" },
    resources = { energy = 2 },
  },

  run = function(t)
    t.you:play("Elder Dragon", { target = { { "Mega-Mech" }, { "Vanguard Sergeant" }, { "Petty Officer" } } })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mega-Mech", "Vanguard Sergeant" } })
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech", "Vanguard Sergeant" }, trash = { "Flash", "Petty Officer" } } }
  end,
}

scenario "An opponent's damage is no deadlier than ever, nor yours to your own" {
  covers = { "UNL-118", "142.4.c" },
  you = { base = { "Elder Dragon", "Mega-Mech" }, hand = { "Challenge" }, resources = { energy = 2, body = 1 } },
  foe = { base = { "Playful Phantom" }, hand = { "Hextech Ray" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Mega-Mech" }, { "Playful Phantom" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Playful Phantom" } } }
    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "In combat one damage for each enemy suffices" {
  covers = { "UNL-118", "465.2", "142.4.c" },
  you = { base = { "Elder Dragon", "Daring Poro" } },
  foe = { units = { ["0"] = { "Mega-Mech", "Playful Phantom", "Petty Officer" } } },

  run = function(t)
    t.you:move("Daring Poro", "0")
    t:fight()

    -- Three Might as an attacker: one damage for each of the three.
    t:expect { you = { trash = { "Daring Poro" } }, foe = { trash = { "Mega-Mech", "Playful Phantom", "Petty Officer" } } }
  end,
}

scenario "What an opponent does to their own is no deadlier, and what you do to yours" {
  covers = { "UNL-118", "142.4.c" },
  you = { base = { "Elder Dragon" }, units = { ["0"] = { "Mega-Mech" } }, hand = { "Hextech Ray" }, resources = { energy = 1, fury = 1 } },
  foe = { units = { ["1"] = { "Petty Officer" } }, hand = { "Hextech Ray" }, runes = { fury = 2 }, rune_deck = {} },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t:next_turn()
    t.foe:play("Hextech Ray", { target = "Petty Officer" })
    t:everyone_passes()

    t:expect_unit("Petty Officer", { damage = 3 })
  end,
}
