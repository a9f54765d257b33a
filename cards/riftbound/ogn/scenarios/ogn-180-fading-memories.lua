-- OGN-180 Fading Memories.

scenario "A faded unit dies before its controller scores" {
  covers = { "OGN-180", "Temporary", "816" },
  you = { hand = { "Fading Memories" }, runes = { chaos = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Fading Memories", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { keywords = { "Temporary" } })
    t.you:end_turn()
    t:expect { chain = { "Mega-Mech" }, turn_player = "foe", foe = { points = 0 } }
    t:everyone_passes()

    t:expect { foe = { points = 0, trash = { "Mega-Mech" } } }
  end,
}

scenario "An own unit that fades is there until the own next turn" {
  covers = { "OGN-180", "Temporary", "816" },
  you = { hand = { "Fading Memories" }, runes = { chaos = 4 }, units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Fading Memories", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "foe", you = { units = { ["0"] = { "Mega-Mech" } } } }
    t:next_turn()

    t:expect { turn_player = "you", you = { points = 0, trash = { "Fading Memories", "Mega-Mech" } } }
  end,
}

scenario "Gear fades as well" {
  covers = { "OGN-180", "Temporary", "816" },
  you = { hand = { "Fading Memories" }, runes = { chaos = 4 } },
  foe = { gear = { "Scrapheap" }, base = { "Mega-Mech" }, deck = { "Pouty Poro", "Cleave", "Gust" } },

  run = function(t)
    t:answers { you = { { target = "?" } } }
    t.you:play("Fading Memories")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Scrapheap")
    t:everyone_passes()
    t:next_turn()

    t:expect { foe = { gear = {}, trash = { "Scrapheap" }, hand = { "Pouty Poro", "Cleave" } } }
  end,
}

scenario "A unit that left the board and came back does not fade" {
  covers = { "OGN-180", "124.1", "801.3.b.2" },
  you = { hand = { "Fading Memories", "Rebuke" }, runes = { chaos = 6 } },
  foe = { units = { ["0"] = { "Pouty Poro" } }, runes = { fury = 2 } },

  run = function(t)
    t.you:play("Fading Memories", { target = "Pouty Poro" })
    t:everyone_passes()
    t.you:play("Rebuke", { target = "Pouty Poro" })
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Pouty Poro")
    t:expect_unit("Pouty Poro", { no_keywords = { "Temporary" } })
    t:next_turn()
    t:next_turn()

    t:expect { turn_player = "foe", foe = { base = { "Pouty Poro" } } }
  end,
}

scenario "A faded unit that changes sides fades with its new player's turn" {
  covers = { "OGN-180", "OGN-203", "Temporary" },
  you = { hand = { "Fading Memories", "Possession" }, runes = { chaos = 14 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Fading Memories", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { controller = "you" })
    t:next_turn()

    t:expect { foe = { trash = { "Mega-Mech" } } }
  end,
}
