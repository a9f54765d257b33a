-- What changes damage, while it is assigned and as it is dealt: rules 372, 417, 437, 465.2.

scenario "Doubled damage counts double while it is assigned: three damage kill two units of two Might" {
  covers = { "W21", "465.2.c.5", "465.2.c.4", "LTR-019" },
  you = { base = { "Pakaa Cub" } },
  foe = { units = { ["0"] = { "Brittle Idol", "Wise Hound" } } },

  run = function(t)
    t:expect_unit("Pakaa Cub", { might = 3 })
    t.you:move("Pakaa Cub", "0")
    t:fight()

    t:expect { foe = { trash = { "Brittle Idol", "Wise Hound" }, units = { ["0"] = {} } } }
  end,
}

scenario "One damage is lethal for a doubled unit of two Might, and no more may be assigned to it" {
  covers = { "W21", "465.2.c.5", "465.2.c.4", "LTR-019" },
  you = { base = { "Wise Hound" } },
  foe = { units = { ["0"] = { "Brittle Idol", "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Wise Hound", "0")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Brittle Idol")

    -- One of two kills the Idol, the other is marked on the Cub and healed.
    t:expect { foe = { trash = { "Brittle Idol" }, units = { ["0"] = { "Pakaa Cub" } } } }
    t:log_has("1 damage")
  end,
}

scenario "Doubling is not applied again when the damage is dealt" {
  covers = { "W21", "465.2.c.5", "LTR-019", "LTR-026" },
  you = { base = { { "Brittle Idol", buffs = 1 } } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Brittle Idol", "0")
    t:fight()

    -- Three Might, one damage that counts two: it lives.
    t:expect { you = { units = { ["0"] = { "Brittle Idol" } } }, foe = { trash = {} } }
  end,
}

scenario "A spell's damage is doubled too" {
  covers = { "465.2.c.5", "417", "LTR-019" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Brittle Idol", buffs = 1 }, "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Brittle Idol" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Brittle Idol" } } }
  end,
}

scenario "Prevention first: of three damage one is left, and that is doubled" {
  covers = { "W21", "372", "437.5.a", "465.2.c.5", "LTR-019", "LTR-004" },
  you = { base = { "Shipyard Skulker" } },
  foe = {
    units = { ["0"] = { { "Brittle Idol", buffs = 1 }, "Mega-Mech" } },
    hand = { "Half Aegis" },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:pass()
    t.foe:play("Half Aegis", { target = "Brittle Idol" })
    t:everyone_passes()
    t.you:pass()
    t:answers { foe = { { order = "Half Aegis" } } }
    t.foe:pass()
    t.you:answer("Brittle Idol")

    -- Three assigned, two prevented, one doubled: two on three Might.
    t:expect { foe = { units = { ["0"] = { "Brittle Idol", "Mega-Mech" } } } }
    t:log_has("2 damage")
  end,
}

scenario "Doubling first: six damage, two prevented, four are dealt" {
  covers = { "W21", "372", "437.5.a", "465.2.c.5", "LTR-019", "LTR-004" },
  you = { base = { "Shipyard Skulker" } },
  foe = {
    units = { ["0"] = { { "Brittle Idol", buffs = 1 }, "Mega-Mech" } },
    hand = { "Half Aegis" },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:pass()
    t.foe:play("Half Aegis", { target = "Brittle Idol" })
    t:everyone_passes()
    t.you:pass()
    t:answers { foe = { { order = "Brittle Idol" } } }
    t.foe:pass()
    t.you:answer("Brittle Idol")

    t:expect { foe = { trash = { "Half Aegis", "Brittle Idol" } } }
    t:log_has("4 damage")
  end,
}

scenario "A spell's damage under prevention and doubling is ordered by the unit's controller as well" {
  covers = { "372", "417", "437", "LTR-019", "LTR-032" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = {
    units = { ["0"] = { { "Brittle Idol", buffs = 1 } } },
    hand = { "Half Aegis" },
    runes = { calm = 1 },
  },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Brittle Idol" })
    t.you:pass()
    t.foe:play("Half Aegis", { target = "Brittle Idol" })
    t:answers { foe = { { order = "Half Aegis" } } }
    t:everyone_passes()

    t:expect_unit("Brittle Idol", { damage = 2 })
  end,
}

scenario "A unit of two Might that prevents the first three in each combat needs five" {
  covers = { "W22", "437.5.a", "465.2.c.4", "LTR-020" },
  you = { base = { "Shipyard Skulker", "Wise Hound" } },
  foe = { units = { ["0"] = { "Stout Warden", "Pakaa Cub" } } },

  run = function(t)
    t.you:move({ "Shipyard Skulker", "Wise Hound" }, "0")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Stout Warden")

    -- Exactly five damage: all of it for the Warden.
    t:expect { foe = { trash = { "Stout Warden" }, units = { ["0"] = { "Pakaa Cub" } } } }
  end,
}

scenario "Four are not enough for it, and the Warden may not be left with less while damage is there" {
  covers = { "W22", "437.5.a", "465.2.c.3", "LTR-020" },
  you = { base = { "Wise Hound", "Wise Hound" } },
  foe = { units = { ["0"] = { "Stout Warden", "Pakaa Cub" } } },

  run = function(t)
    t.you:move({ "Wise Hound", "Wise Hound#2" }, "0")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Stout Warden")

    t:expect { foe = { trash = {}, units = { ["0"] = { "Stout Warden", "Pakaa Cub" } } } }
  end,
}

scenario "What a spell used up of it in the combat is not there for the combat damage; in the next combat it is" {
  covers = { "W22", "437.5", "LTR-020" },
  you = { base = { "Wise Hound", "Pakaa Cub" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Stout Warden", buffs = 1 } } } },

  run = function(t)
    t.you:move("Wise Hound", "0")
    t.you:play("Hextech Ray", { target = "Stout Warden" })
    t:everyone_passes()
    t:expect_unit("Stout Warden", { damage = 0 })
    t:fight()
    -- Two damage on three Might: it lived and was healed.
    t:expect { foe = { units = { ["0"] = { "Stout Warden" } } } }
    t.you:move("Pakaa Cub", "0")
    t:fight()

    -- Three damage, all prevented anew.
    t:expect { foe = { units = { ["0"] = { "Stout Warden" } } } }
  end,
}

scenario "Outside a combat nothing of it is prevented" {
  covers = { "437.5", "LTR-020" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Stout Warden" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Stout Warden" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Stout Warden" } } }
  end,
}

scenario "A unit whose next damage is prevented is not left out: no amount is lethal for it" {
  covers = { "W22", "465.2.c.10", "437.5.a", "LTR-021" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Wise Hound", "Pakaa Cub" } }, hand = { "Parry" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Parry", { target = "Wise Hound" })
    t:everyone_passes()
    t.you:pass()
    t.foe:pass()
    t.you:offers("assign", "Wise Hound")
    t.you:answer("Wise Hound")

    -- All eight went there and none was dealt.
    t:expect { foe = { units = { ["0"] = { "Wise Hound", "Pakaa Cub" } } } }
  end,
}

scenario "Passed over, the parried unit gets what is left" {
  covers = { "W22", "465.2.c.10", "LTR-021" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Wise Hound", "Pakaa Cub" } }, hand = { "Parry" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Parry", { target = "Wise Hound" })
    t:everyone_passes()
    t.you:pass()
    t.foe:pass()
    t.you:answer("Pakaa Cub")

    t:expect { foe = { trash = { "Parry", "Pakaa Cub" }, units = { ["0"] = { "Wise Hound" } } } }
  end,
}

scenario "Bonus Damage is prevented too: three and one on three prevented is one dealt" {
  covers = { "W22", "715.4.a", "437.4", "OGN-296", "LTR-004" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Glass Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "Three damage on three prevented is no damage taken" {
  covers = { "R217", "417.1.e.1", "437.4", "LTR-018" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = {
    units = { ["0"] = { "Pain Scholar" } },
    hand = { "Glass Aegis" },
    runes = { calm = 1 },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Pain Scholar" })
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Pain Scholar" })
    t:everyone_passes()

    t:expect_unit("Pain Scholar", { damage = 0 })
    t:expect { foe = { hand = {} }, chain = {} }
  end,
}

scenario "Four damage on three prevented is one damage taken" {
  covers = { "R217", "417.1.e.1", "437.4", "LTR-018" },
  you = { hand = { "Void Seeker" }, runes = { fury = 4 } },
  foe = {
    units = { ["0"] = { "Pain Scholar" } },
    hand = { "Glass Aegis" },
    runes = { calm = 1 },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Void Seeker", { target = "Pain Scholar" })
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Pain Scholar" })
    t:everyone_passes()

    t:expect_unit("Pain Scholar", { damage = 1 })
    t:expect { foe = { hand = { "Gust" } } }
  end,
}

scenario "Combat damage that is prevented wholly is no damage taken either" {
  covers = { "R217", "417.1.e.1", "437.5.a", "LTR-018" },
  you = { base = { "Wise Hound" } },
  foe = {
    units = { ["0"] = { "Pain Scholar" } },
    hand = { "Glass Aegis" },
    runes = { calm = 1 },
    deck = { "Gust" },
  },

  run = function(t)
    t.you:move("Wise Hound", "0")
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Pain Scholar" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { hand = {}, units = { ["0"] = { "Pain Scholar" } } } }
  end,
}

scenario "A unit of two Might in the Lotus Trap with two prevented: its controller orders, and it dies of either" {
  covers = { "UNL-013", "R196", "465.2.c.5", "372", "LTR-032" },
  you = { base = { "Shipyard Skulker" }, hand = { "Lotus Trap" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Pit Rookie" } }, hand = { "Half Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Lotus Trap", { target = "Pit Rookie" })
    t.you:pass()
    t.foe:play("Half Aegis", { target = "Pit Rookie" })
    t:everyone_passes()
    t:answers { foe = { { order = "Half Aegis" } } }
    t:fight()

    -- Three assigned, two prevented, one doubled.
    t:log_has("Pit Rookie takes 2 damage")
    t:expect { foe = { trash = { "Half Aegis", "Pit Rookie" } } }
  end,
}

scenario "Doubled first in the Lotus Trap, four of six are dealt" {
  covers = { "UNL-013", "R196", "465.2.c.5", "372", "LTR-032" },
  you = { base = { "Shipyard Skulker" }, hand = { "Lotus Trap" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Pit Rookie" } }, hand = { "Half Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Lotus Trap", { target = "Pit Rookie" })
    t.you:pass()
    t.foe:play("Half Aegis", { target = "Pit Rookie" })
    t:everyone_passes()
    t:answers { foe = { { order = "Lotus Trap" } } }
    t:fight()

    t:log_has("Pit Rookie takes 4 damage")
    t:expect { foe = { trash = { "Half Aegis", "Pit Rookie" } } }
  end,
}
