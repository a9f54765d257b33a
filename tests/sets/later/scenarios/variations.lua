-- Variations of worked positions with the cards of this set.

scenario "The bait belongs to an enemy when the Hook resolves: nothing is killed, all five are recycled" {
  covers = { "R022", "359.3.e.5", "359.3.e.12", "OGN-242", "LTR-044" },
  you = {
    base = { "Baited Hook" },
    units = { ["0"] = { "Shipyard Skulker" } },
    runes = { order = 2 },
    deck = { "Daring Poro", "Pouty Poro", "Stalwart Poro", "Mystic Poro", "Gust", "Flash" },
  },
  foe = { hand = { "Passing Loyalty" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:use("Baited Hook", { target = "Shipyard Skulker" })
    t.you:pass()
    t.foe:play("Passing Loyalty", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { deck = { "Flash" }, deck_size = 6, trash = {} } }
    t:expect_unit("Shipyard Skulker", { controller = "foe" })
  end,
}

scenario "Taken over in response, the unit that Hidden Blade kills is the new controller's: that one draws" {
  covers = { "R053", "359.3.e.13", "191", "OGN-213", "LTR-044" },
  you = { hand = { "Hidden Blade" }, runes = { order = 3 }, deck = { "Charm", "Rebuke", "Flash" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, deck = { "Gust", "Gust", "Gust" } },
  foe2 = { hand = { "Passing Loyalty" }, runes = { chaos = 2 }, deck = { "Incinerate", "Incinerate", "Flash" } },

  run = function(t)
    t.you:play("Hidden Blade", { target = "Mega-Mech" })
    t.you:pass() t.foe:pass()
    t.foe2:play("Passing Loyalty", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Mega-Mech" }, hand = {} }, foe2 = { hand = { "Incinerate", "Incinerate" } } }
  end,
}

scenario "A unit taken over dies for the turn's controller, whose Deathknell it is; the card goes to its owner" {
  covers = { "R116", "808", "191.4.a", "056", "LTR-044", "OGN-178" },
  you = { hand = { "Passing Loyalty", "Hextech Ray", "Gust", "Flash" }, runes = { chaos = 2, fury = 2 }, deck = { "Charm", "Rebuke" } },
  foe = { units = { ["0"] = { { "Undercover Agent", damage = 2 } } }, hand = { "Stupefy", "Defy" } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Undercover Agent" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Undercover Agent" })
    t:answers { you = { { discard = { "Gust", "Flash" } } } }
    t:everyone_passes()

    t:expect { you = { hand = { "Charm", "Rebuke" } }, foe = { hand = { "Stupefy", "Defy" }, trash = { "Undercover Agent" } } }
  end,
}

scenario "Borrowed for the turn: at its end the unit goes home to its owner's base" {
  covers = { "191", "317.2.d", "323.7", "LTR-044" },
  you = { hand = { "Passing Loyalty" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech" } }, foe = { base = {} } }
    t:next_turn()

    t:expect { foe = { base = { "Mega-Mech" } }, you = { base = {} } }
    t:expect_unit("Mega-Mech", { controller = "foe" })
  end,
}

scenario "Borrowed, it conquers for the borrower, who loses the place with it at the end of the turn" {
  covers = { "191", "190.4.c", "469.1", "450", "LTR-044" },
  you = { hand = { "Passing Loyalty" }, runes = { chaos = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:expect { you = { points = 1, controls = { "Blank Battlefield" } } }
    t.you:end_turn()
    t:everyone_passes()

    t:expect { you = { controls = {} } }
    t:expect_unit("Mega-Mech", { controller = "foe" })
  end,
}

scenario "The last friendly unit turns its coat in the midst of combat: it fights for the other side" {
  covers = { "W15", "323.2.b", "466.3", "LTR-044" },
  you = { base = { "Mega-Mech", "Recruit" } },
  foe = { units = { ["0"] = { "Pakaa Cub" } }, hand = { "Passing Loyalty" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Recruit" }, "0")
    t.you:pass()
    t.foe:play("Passing Loyalty", { target = "Mega-Mech" })
    t.foe:pass() t.you:pass()
    t:expect_unit("Mega-Mech", { defending = true, attacking = false, controller = "foe" })
    t:fight()

    t:expect { you = { units = { ["0"] = {} }, points = 0 }, foe = { units = { ["0"] = { "Pakaa Cub", "Mega-Mech" } } } }
  end,
}

scenario "An Aegis on a unit hit twice by one Falling Star: three prevented of the first, three dealt by the second" {
  covers = { "R217", "437.4", "LTR-004" },
  you = { hand = { "Falling Star" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Glass Aegis" }, runes = { calm = 1 } },

  run = function(t)
    t.you:play("Falling Star", { target = { { "Mega-Mech" }, { "Mega-Mech" } } })
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "Two Aegises add up, and what is left of the second stays for later" {
  covers = { "R217", "437.4", "437", "LTR-004" },
  you = { hand = { "Void Seeker", "Hextech Ray" }, runes = { fury = 6 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Glass Aegis", "Glass Aegis" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Void Seeker", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Glass Aegis", { target = "Mega-Mech" })
    t.foe:play("Glass Aegis", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 0 })
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A doubled unit takes six from a spell of three" {
  covers = { "W21", "LTR-019" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { { "Brittle Idol", buffs = 1 } } }, hand = { "Discipline", "Discipline" }, runes = { calm = 4 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Brittle Idol" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Brittle Idol" })
    t.foe:play("Discipline", { target = "Brittle Idol" })
    t:everyone_passes()

    t:expect_unit("Brittle Idol", { damage = 6, might = 7 })
  end,
}

scenario "The Saint in the opponent's trash saves nobody of yours" {
  covers = { "R213", "740", "LTR-022" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 }, units = { ["0"] = { "Recruit" } } },
  foe = { trash = { "Hollow Saint" } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = {} } }, foe = { trash = { "Hollow Saint" } } }
  end,
}

scenario "Two Saints in the trash and two who die at once: each saves one" {
  covers = { "R213", "373.2", "370.2", "LTR-022", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = { base = { "Recruit", "Recruit" }, trash = { "Hollow Saint", "Hollow Saint" } },

  run = function(t)
    t.you:play("Great Flood")
    t:everyone_passes()

    t:expect { foe = { base = { "Recruit", "Recruit" }, banished = { "Hollow Saint", "Hollow Saint" } } }
  end,
}

scenario "What is given back to its owner in response gives no Might: a bargain without its thing" {
  covers = { "W13", "359.3.e.12", "LTR-045" },
  you = { base = { "Pakaa Cub" }, units = { ["0"] = { "Shipyard Skulker" } }, hand = { "Deep Bargain" }, runes = { order = 1 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Deep Bargain", { target = { { "Shipyard Skulker" }, { "Pakaa Cub" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect { you = { hand = { "Shipyard Skulker" } } }
    t:expect_unit("Pakaa Cub", { might = 3 })
  end,
}

scenario "The one that was to get the Might is gone: the other is killed all the same" {
  covers = { "W13", "359.3.e.1", "LTR-045" },
  you = { base = { "Mega-Mech" }, units = { ["0"] = { "Pakaa Cub" } }, hand = { "Deep Bargain" }, runes = { order = 1 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Deep Bargain", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { you = { trash = { "Deep Bargain", "Mega-Mech" }, hand = { "Pakaa Cub" } } }
  end,
}

scenario "A Lone Charge whose striker has gone deals nothing" {
  covers = { "W9", "359.3.e.12", "LTR-052" },
  you = { units = { ["1"] = { "Pakaa Cub" } }, hand = { "Lone Charge" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Recruit", "Recruit" } }, hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Lone Charge", { target = { { "Pakaa Cub" }, { "Recruit#1", "Recruit#2" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Recruit", "Recruit" } } } }
  end,
}

scenario "A Charge may aim at no more units than its striker has Might" {
  covers = { "W9", "355.14.h", "LTR-052" },
  you = { units = { ["1"] = { "Wise Hound" } }, hand = { "Lone Charge" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Lone Charge", { target = { { "Wise Hound" }, { "Recruit#1", "Recruit#2" } } })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Mega-Mech" } } } }
  end,
}

scenario "The helping Recruit comes where the Warden stands for its own side" {
  covers = { "W10", "LTR-053", "OGN-070" },
  you = { units = { ["0"] = { "Mageseeker Warden" } }, hand = { "Helping Hand" }, runes = { order = 2 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Helping Hand", { target = "0" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" }, units = { ["0"] = { "Mageseeker Warden", "Recruit" } } } }
  end,
}

scenario "The Warden goes home in response: the Recruit comes" {
  covers = { "W10", "365.1", "LTR-053", "OGN-070" },
  you = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Helping Hand", "Hextech Ray" }, runes = { order = 2 }, deck = { "Gust" } },
  foe = { units = { ["1"] = { "Mageseeker Warden" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Helping Hand", { target = "0" })
    t.you:pass()
    t.foe:play("Flash", { target = { "Mageseeker Warden" } })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Mega-Mech", "Recruit" } } } }
  end,
}

scenario "Played from hand the Swap may choose both anywhere, at different places" {
  covers = { "W23", "811.3", "LTR-054" },
  you = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Wise Hound", "Recruit" }, base = { "Pakaa Cub" } }, hand = { "Smoke Swap" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Smoke Swap", { target = "?" })
    t.you:answer("Wise Hound")
    t.you:offers_not("target", "Recruit")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Wise Hound", { at = "Blank Battlefield" })
    t:expect_unit("Mega-Mech", { at = "Blank Battlefield#2" })
  end,
}

scenario "A prince of two players' enemy: each opponent gains a point for him" {
  covers = { "W18", "LTR-057" },
  turn_player = "foe",
  you = { units = { ["0"] = { "Hunted Prince" } } },
  foe = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe2 = {},

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Hunted Prince" })
    t:everyone_passes()

    t:expect { you = { points = 0 }, foe = { points = 1 }, foe2 = { points = 1 } }
  end,
}

scenario "Taken over for the turn, the Prince dies and his owner gains the point" {
  covers = { "W18", "191.4.a", "LTR-057", "LTR-044" },
  you = { hand = { "Passing Loyalty", "Hextech Ray" }, runes = { chaos = 2, fury = 2 } },
  foe = { units = { ["0"] = { "Hunted Prince" } } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Hunted Prince" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Hunted Prince" })
    t:everyone_passes()

    t:expect { you = { points = 0 }, foe = { points = 1, trash = { "Hunted Prince" } } }
  end,
}
