-- More variations: what may answer what, and what is left where something has gone.

scenario "A spell that makes a unit grow comes too late after the damage, in time before it" {
  covers = { "142.4.b", "340.1", "323.5" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Pakaa Cub" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Pakaa Cub" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:expect_unit("Pakaa Cub", { might = 5, damage = 3 })
    -- The two Might end with the turn, as all damage is healed: it lives.
    t:next_turn()
    t:expect_unit("Pakaa Cub", { might = 3, damage = 0 })
  end,
}

scenario "Damage on a unit weakened below it later kills in that cleanup" {
  covers = { "142.4.b", "323.5", "R167" },
  you = { hand = { "Hextech Ray", "Stupefy" }, runes = { fury = 2, mind = 1 } },
  foe = { units = { ["0"] = { "Soaring Scout", "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:expect_unit("Vanguard Sergeant", { might = 4, damage = 3 })
    t.you:play("Stupefy", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "A damaged unit loses the aura of another that goes home: it dies though nobody dealt anything" {
  covers = { "R161", "142.4.b", "477.3", "OGS-013" },
  you = { units = { ["0"] = { "Garen, Commander", { "Recruit", damage = 1 } } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2, damage = 1 })
    t.you:move("Garen, Commander", "base")

    t:expect { you = { units = { ["0"] = {} }, base = { "Garen, Commander" } } }
  end,
}

scenario "Two Garens help each other and the Recruit twice" {
  covers = { "R161", "477.3", "OGS-013" },
  you = { units = { ["0"] = { "Garen, Commander", "Garen, Commander", "Recruit" } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 3 })
    t:expect_unit("Garen, Commander#1", { might = 6 })
    t:expect_unit("Garen, Commander#2", { might = 6 })
  end,
}

scenario "What came to hand publicly and is played again has neither damage nor buff nor more Might" {
  covers = { "R203", "124.1", "704.1" },
  you = { units = { ["0"] = { { "Pakaa Cub", damage = 1, buffs = 1 } } }, hand = { "Retreat", "Discipline" }, runes = { mind = 1, calm = 2, fury = 4 } },

  run = function(t)
    t.you:play("Discipline", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:expect_unit("Pakaa Cub", { might = 6, damage = 1 })
    t.you:play("Retreat", { target = "Pakaa Cub" })
    t:everyone_passes()
    t.you:play("Pakaa Cub", { to = "base" })

    t:expect_unit("Pakaa Cub", { might = 3, damage = 0, buffs = 0, exhausted = true })
  end,
}

scenario "A unit moved within the board keeps damage, buff and what it was given" {
  covers = { "R201", "124", "446" },
  you = { units = { ["0"] = { { "Pakaa Cub", damage = 2, buffs = 1 } } }, hand = { "Flash", "Discipline" }, runes = { chaos = 2, calm = 2 } },

  run = function(t)
    t.you:play("Discipline", { target = "Pakaa Cub" })
    t:everyone_passes()
    t.you:play("Flash", { target = { "Pakaa Cub" } })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { might = 6, damage = 2, buffs = 1, at = "base" })
  end,
}

scenario "The only target of a counterspell leaves the chain: the counterspell resolves and does nothing" {
  covers = { "R071", "359.3.e.4", "359.3.e.10" },
  you = { hand = { "Hextech Ray", "Defy" }, runes = { fury = 2, calm = 2 } },
  foe = { units = { ["0"] = { "Pakaa Cub" } }, hand = { "Defy" }, runes = { calm = 2 } },
  foe2 = { hand = { "Defy" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Pakaa Cub" })
    t.you:pass()
    t.foe:play("Defy", { target = "Hextech Ray" })
    t.foe:pass()
    t.foe2:play("Defy", { target = "Hextech Ray" })
    t:everyone_passes()

    t:expect {
      you = { trash = { "Hextech Ray" } }, foe = { trash = { "Defy" } }, foe2 = { trash = { "Defy" } },
    }
    t:expect_unit("Pakaa Cub", { damage = 0 })
  end,
}

scenario "A spell cannot choose itself: without another on the chain there is nothing to counter" {
  covers = { "R071", "355.9.c", "355.8" },
  you = { hand = { "Defy" }, runes = { calm = 2 }, base = { "Recruit" } },

  run = function(t)
    t.you:refused("play", "Defy")
  end,
}

scenario "Own spells may be countered too" {
  covers = { "425", "355.9.a" },
  you = { hand = { "Hextech Ray", "Defy" }, runes = { fury = 2, calm = 2 } },
  foe = { units = { ["0"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Pakaa Cub" })
    t.you:play("Defy", { target = "Hextech Ray" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { damage = 0 })
  end,
}

scenario "A token killed goes to no trash, yet its dying is seen: Viktor's Recruit does not come for a Recruit" {
  covers = { "186.1", "R165", "OGN-246" },
  you = { hand = { "Hextech Ray", "Hextech Ray" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Recruit", "Pakaa Cub" } }, base = { "Viktor, Leader" } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()
    t:expect { foe = { base = { "Viktor, Leader" }, trash = {} } }
    t.you:play("Hextech Ray", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { foe = { base = { "Viktor, Leader", "Recruit" }, trash = { "Pakaa Cub" } } }
  end,
}

scenario "A returned token is nowhere, and its spell is done" {
  covers = { "186.1", "R203" },
  you = { hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Gust", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { hand = {}, units = { ["0"] = {} }, controls = {} } }
  end,
}

scenario "A token as the cost of Cruel Patron is as good as a card" {
  covers = { "R136", "185.2", "357.2", "OGN-208" },
  you = { hand = { "Cruel Patron" }, runes = { order = 4 }, units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Cruel Patron", { to = "0" })

    t:expect { you = { units = { ["0"] = { "Cruel Patron" } }, trash = {}, controls = { "Blank Battlefield" } } }
  end,
}

scenario "With an empty deck a card that draws as it resolves burns out first" {
  covers = { "R201", "R220", "413", "431" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = {}, trash = { "Gust" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    -- The spell itself goes to the trash only afterwards.
    t:expect { you = { hand = { "Gust" }, trash = { "Void Seeker" }, deck_size = 0 }, foe = { points = 1 } }
  end,
}

scenario "With deck and trash empty the spell on the chain is no card of the trash: the opponent wins at once" {
  covers = { "R221", "431.3.c" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 }, deck = {}, trash = {} },
  foe = { units = { ["0"] = { "Mega-Mech" } }, points = 3 },
  ends = "burn_out",

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { over = true, winner = "foe", foe = { points = 8 } }
  end,
}

scenario "Channeling from an empty rune deck is no burning out" {
  covers = { "430.3", "315.3.b", "R220" },
  phase = "awaken",
  you = { rune_deck = { fury = 1 } },

  run = function(t)
    t:expect { phase = "main", you = { runes = 1, rune_deck_size = 0, points = 0 }, foe = { points = 0 } }
  end,
}

scenario "The Baited Hook with two cards in the deck looks at those, and nothing burns out" {
  covers = { "R022", "431", "OGN-242" },
  you = {
    base = { "Baited Hook", "Shipyard Skulker" },
    runes = { order = 2 },
    deck = { "Gust", "Daring Poro" },
  },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker", pick = "Daring Poro", to = "base" })
    t:everyone_passes()

    t:expect { you = { base = { "Baited Hook", "Daring Poro" }, deck_size = 1, trash = { "Shipyard Skulker" } }, foe = { points = 0 } }
  end,
}

scenario "In the opponent's turn, in their showdown, a Hidden Blade lies ready though Focus is theirs: only when priority comes" {
  covers = { "811.1.c", "813", "313" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = { "Hidden Blade" } } },
  foe = { base = { "Mega-Mech" }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:expect { focus = "foe", asked = "foe" }
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:offers("play", "Hidden Blade")
    t.you:play("Hidden Blade", { from = "facedown", target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { trash = { "Mega-Mech", "Discipline" }, hand_size = 3 }, you = { controls = { "Blank Battlefield" } } }
  end,
}

scenario "Scoring is once a turn: lost and taken back in the same turn the place scores nothing more" {
  covers = { "470", "469.1", "R158" },
  you = { base = { "Mega-Mech", "Recruit" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t:fight()
    t:expect { you = { points = 1 } }
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()
    t:expect { you = { controls = {} } }
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
  end,
}

scenario "Held in the Beginning Phase, lost and conquered again in the turn: one point" {
  covers = { "470", "469.2", "R158" },
  phase = "awaken",
  you = { units = { ["0"] = { "Recruit" } }, base = { "Mega-Mech" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },

  run = function(t)
    t:expect { phase = "main", you = { points = 1 } }
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
  end,
}
