-- Mercenaries, keywords and battlefields of the wild set.

scenario "The sellsword goes to whoever pays as a turn begins" {
  covers = { "WLD-021", "191" },
  you = { base = { "Sellsword" } },
  foe = { runes = { chaos = 1 } },

  run = function(t)
    t:answers { foe = { { may = true } } }
    t:next_turn()
    t:everyone_passes()
    t:expect { foe = { base = { "Sellsword" }, runes_ready = 1 }, you = { base = {} } }
  end,
}

scenario "The soldier stays as many turns as were paid for" {
  covers = { "WLD-022", "741" },
  you = { hand = { "Term Soldier" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Term Soldier", { amount = 1 })
    t:everyone_passes()
    t:expect_unit("Term Soldier", { term = 1, might = 3 })
    t:next_turn()
    t:expect_unit("Term Soldier", { term = 0, might = 2 })
    t:next_turn()
    t:next_turn()
    t:expect { you = { base = {}, trash = { "Term Soldier" } } }
  end,
}

scenario "The Term Soldier takes no more Energy than playing him leaves" {
  covers = { "WLD-022", "357.3" },
  you = { hand = { "Term Soldier" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:play("Term Soldier", { amount = "?" })
    t.you:offers("amount", "2")
    t.you:offers_not("amount", "3")
    t.you:answer("2")
    t:expect_unit("Term Soldier", { term = 2 })
  end,
}

scenario "Who does not pay lends a unit for the turn" {
  covers = { "WLD-023", "191" },
  you = { hand = { "Bribe" }, runes = { chaos = 1 } },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Bribe", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { controller = "you", ready = true })
    t:next_turn()
    t:expect_unit("Mega-Mech", { controller = "foe" })
  end,
}

scenario "Who pays keeps it" {
  covers = { "WLD-023", "444" },
  you = { hand = { "Bribe" }, runes = { chaos = 1 } },
  foe = { base = { { "Mega-Mech", exhausted = true } }, runes = { mind = 2 } },

  run = function(t)
    t.you:play("Bribe", { target = "Mega-Mech" })
    t:answers { foe = { { additional = true } } }
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { controller = "foe", exhausted = true })
  end,
}

scenario "The thief keeps the gear for as long as it is there" {
  covers = { "WLD-024", "191" },
  battlefields = { "Blank Battlefield", "Blank Battlefield" },
  you = { base = { "Hired Thief" }, hand = { "Vengeance" }, runes = { order = 4 } },
  foe = { gear = { "Orb of Regret" } },

  run = function(t)
    t.you:move("Hired Thief", "0")
    t:fight()
    t:everyone_passes()
    t:expect { you = { gear = { "Orb of Regret" } } }
    t.you:play("Vengeance", { target = "Hired Thief" })
    t:everyone_passes()
    t:expect { foe = { gear = { "Orb of Regret" } } }
  end,
}

scenario "The chest opens at the second card of an opponent" {
  covers = { "WLD-025", "413" },
  turn_player = "foe",
  you = { gear = { "War Chest" } },
  foe = { hand = { "Void Seeker", "Void Seeker", "Void Seeker" }, runes = { fury = 9 }, units = { ["0"] = { "Mega-Mech", "Mega-Mech" } } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { gear = { "War Chest" } } }
    t.foe:play("Void Seeker", { target = "Mega-Mech#2" })
    t:everyone_passes()
    t:expect { you = { gear = { "War Chest", { "Gold", exhausted = true } } } }
  end,
}

scenario "Blight weakens every enemy there, for good" {
  covers = { "WLD-026", "Blight", "741" },
  you = { base = { "Plague Rat" } },
  foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Mech" } } },

  run = function(t)
    t.you:move("Plague Rat", "0")
    t:fight()
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 6, blight = 2 })
    t:expect_unit("Mech", { might = 3, blight = 0 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 6 })
  end,
}

scenario "Who has Mind may choose the warded" {
  covers = { "WLD-027", "Ward", "356.2.a" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Warded Sage" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 3, mind = 1 } },

  run = function(t)
    t.foe:play("Void Seeker", { target = "Warded Sage" })
    t:everyone_passes()
    t:expect { you = { trash = { "Warded Sage" } }, foe = { runes = 2 } }
  end,
}

scenario "To choose the warded costs Mind" {
  covers = { "WLD-027", "Ward", "356.2.a" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Warded Sage" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:refused("play", "Void Seeker")
  end,
}

scenario "The hall counts votes" {
  covers = { "WLD-028", "303.2" },
  battlefields = { "Vote Hall" },
  you = { base = { "Recruit" }, deck = { "Gust" } },
  foe = { deck = { "Stupefy" } },

  run = function(t)
    t.you:move("Recruit", "Vote Hall")
    t:answers { you = { { mode = "war" } }, foe = { { mode = "peace" } } }
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } }, foe = { hand = { "Stupefy" } } }
  end,
}

scenario "War takes a card of each" {
  covers = { "WLD-028" },
  battlefields = { "Vote Hall" },
  you = { base = { "Recruit" }, hand = { "Gust" } },
  foe = { hand = { "Stupefy" } },

  run = function(t)
    t.you:move("Recruit", "Vote Hall")
    t:answers { you = { { mode = "war" } }, foe = { { mode = "war" } } }
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand = {} }, foe = { hand = {} } }
  end,
}

scenario "The well gives a turn once" {
  covers = { "WLD-029", "735" },
  phase = "awaken",
  you = { units = { ["Time Well"] = { "Recruit" } } },

  run = function(t)
    t:everyone_passes()
    t:next_turn()
    t:expect { turn_player = "you" }
    t:next_turn()
    t:expect { turn_player = "foe" }
  end,
}

scenario "Who stands in the swamp stays tired" {
  covers = { "WLD-030", "315.1" },
  phase = "awaken",
  you = { units = { ["Sinking Swamp"] = { { "Recruit", exhausted = true } }, base = { { "Mech", exhausted = true } } } },

  run = function(t)
    t:everyone_passes()
    t:expect_unit("Recruit", { exhausted = true })
    t:expect_unit("Mech", { ready = true })
  end,
}

scenario "The rift takes the dead, and spells of its lord are cheaper" {
  covers = { "WLD-031", "427" },
  you = { units = { ["Void Rift"] = { "Sellsword" } }, hand = { "Vengeance" }, runes = { order = 3 } },

  run = function(t)
    t.you:play("Vengeance", { target = "Sellsword" })
    t:everyone_passes()
    t:expect { you = { trash = { "Vengeance" }, banished = { "Sellsword" } } }
  end,
}

scenario "In the arena blows count twice, and spells do not reach it" {
  covers = { "WLD-032", "465.2.c.5" },
  you = { base = { "Mech" }, hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = { units = { ["Blood Arena"] = { "Sellsword" } } },

  run = function(t)
    t.you:refused("play", "Void Seeker")
    t.you:move("Mech", "Blood Arena")
    t:fight()
    t:expect { foe = { units = {}, trash = { "Sellsword" } }, you = { base = {} } }
  end,
}

scenario "The copy of the warded is warded for the same cost" {
  covers = { "WLD-027", "PAI-067", "Ward", "477.1.b" },
  you = { hand = { "Clay Neighbor" }, units = { ["0"] = { "Mega-Mech" } }, base = { "Warded Sage" }, runes = { mind = 1 } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 }, rune_deck = {} },

  run = function(t)
    t.you:play("Clay Neighbor", { target = { { "Mega-Mech" }, { "Warded Sage" } } })
    t:everyone_passes()
    t:next_turn()

    t.foe:refused("play", "Void Seeker")
  end,
}

scenario "In other hands the warded costs the other side" {
  covers = { "WLD-027", "Ward", "191", "356.2.a" },
  turn_player = "foe",
  you = { units = { ["0"] = { { "Warded Sage", owner = "foe" } } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.foe:refused("play", "Void Seeker")
  end,
}

scenario "Who has taken the warded chooses it for nothing more" {
  covers = { "WLD-027", "Ward", "191", "356.2.a" },
  you = { units = { ["0"] = { { "Warded Sage", owner = "foe" } } }, hand = { "Void Seeker" }, runes = { fury = 4 } },

  run = function(t)
    t.you:play("Void Seeker")
    t:everyone_passes()

    t:expect { foe = { trash = { "Warded Sage" } } }
  end,
}
