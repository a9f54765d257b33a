-- Variations about Equipment, copies, borrowed things and what is raised.

scenario "The Equipment of a unit that changes sides stays its owner's, and still works" {
  covers = { "R122", "718.5", "LTR-044", "LTR-008" },
  you = { hand = { "Passing Loyalty" }, runes = { chaos = 2 } },
  foe = { base = { { "Pakaa Cub", attached = { "Strong Rope" } } } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { might = 5, controller = "you", attached = { "Strong Rope" } })
    t:expect_unit("Strong Rope", { controller = "foe" })
  end,
}

scenario "Borrowed and killed, its Equipment stays with its own player, in that player's base" {
  covers = { "R122", "719.5", "718.5", "323.7", "LTR-044", "LTR-008" },
  you = { hand = { "Passing Loyalty", "Final Spark" }, runes = { chaos = 2, mind = 8, order = 8 } },
  foe = { base = { { "Pakaa Cub", attached = { "Strong Rope" } } } },

  run = function(t)
    t.you:play("Passing Loyalty", { target = "Pakaa Cub" })
    t:everyone_passes()
    t.you:play("Final Spark", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Pakaa Cub" }, base = { "Strong Rope" } }, you = { base = {} } }
    t:expect_unit("Strong Rope", { attached_to = false, controller = "foe" })
  end,
}

scenario "Its host returned to hand, Equipment at a battlefield is recalled" {
  covers = { "R122", "719.5", "435.4", "LTR-008" },
  you = { units = { ["0"] = { { "Pakaa Cub", attached = { "Strong Rope" } } } }, hand = { "Retreat" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Retreat", { target = "Pakaa Cub" })
    t:everyone_passes()

    -- The Rope gives a card as it comes off.
    t:expect { you = { hand = { "Pakaa Cub", "Mega-Mech" }, base = { "Strong Rope" }, controls = {} } }
  end,
}

scenario "Its host recalled, the Equipment goes along and stays attached" {
  covers = { "R122", "716", "455", "LTR-008" },
  you = { units = { ["0"] = { { "Pakaa Cub", attached = { "Strong Rope" } } } }, base = { "Zhonya's Hourglass" } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t:fight()

    t:expect { you = { trash = { "Zhonya's Hourglass" } } }
    t:expect_unit("Pakaa Cub", { at = "base", attached = { "Strong Rope" }, might = 5, exhausted = true })
  end,
}

scenario "Two Equipments on one that dies: both are recalled" {
  covers = { "R122", "719.5", "LTR-008", "LTR-034" },
  you = { base = { { "Pakaa Cub", attached = { "Strong Rope", "Strong Rope" } } } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t:expect_unit("Pakaa Cub", { might = 7 })
    t.you:move("Pakaa Cub", "0")
    t:fight()

    t:expect { you = { trash = { "Pakaa Cub" }, base = { "Strong Rope", "Strong Rope" } } }
  end,
}

scenario "A copy of an equipped unit comes without the Equipment" {
  covers = { "W4", "477.1.b", "LTR-039", "LTR-008" },
  you = { base = { { "Pakaa Cub", attached = { "Strong Rope" } } }, hand = { "Mirror Rite" }, runes = { mind = 2 } },

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t.you:play("Mirror Rite", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub#2", { might = 3, token = true, attached = {} })
  end,
}

scenario "A copy of a token of the enemy's is yours, and a token" {
  covers = { "W4", "182", "183", "LTR-039" },
  you = { hand = { "Mirror Rite" }, runes = { mind = 2 } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t.you:play("Mirror Rite", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("your Recruit", { might = 1, token = true, owner = "you", controller = "you" })
  end,
}

scenario "A copy returned to hand is nowhere" {
  covers = { "W4", "186.1", "LTR-039" },
  you = { base = { "Pakaa Cub" }, hand = { "Mirror Rite", "Retreat" }, runes = { mind = 3 } },

  run = function(t)
    t:answers { you = { { to = "base" } } }
    t.you:play("Mirror Rite", { target = "Pakaa Cub" })
    t:everyone_passes()
    t.you:play("Retreat", { target = "Pakaa Cub#2" })
    t:everyone_passes()

    t:expect { you = { base = { "Pakaa Cub" }, hand = {} } }
  end,
}

scenario "The Banner raises a Recruit that comes after it, and no longer once it has gone" {
  covers = { "W2", "479", "LTR-036" },
  you = { units = { ["0"] = { "Banner of Five" } }, hand = { "Helping Hand", "Retreat" }, runes = { order = 2, mind = 1 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Helping Hand", { target = "0" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 5 })
    t.you:play("Retreat", { target = "Banner of Five" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 1 })
  end,
}

scenario "Two Banners raise no further than one" {
  covers = { "W2", "479.1", "LTR-036" },
  you = { base = { "Banner of Five", "Banner of Five", "Recruit" } },

  run = function(t)
    t:expect_unit("Recruit", { might = 5 })
    t:expect_unit("Banner of Five#1", { might = 5 })
    t:expect_unit("Banner of Five#2", { might = 5 })
  end,
}

scenario "Raised to five and then less: the Banner's five takes the loss in" {
  covers = { "W2", "479.2", "477.3", "LTR-036" },
  you = { base = { "Banner of Five", "Recruit" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4 })
  end,
}

scenario "An ability that two Tales fight over is the last taker's" {
  covers = { "W15", "359.3.f.4", "751", "LTR-050", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" }, hand = { "Turned Tale" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" }, { may = false } }, foe = { { may = false } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Yasuo, Remorseful" })
    t.foe:pass() t.you:pass()
    t.foe:pass()
    t.you:play("Turned Tale", { target = "Yasuo, Remorseful" })
    t.you:pass() t.foe:pass()
    t:expect { chain = { "Yasuo, Remorseful" }, priority = "you" }
    t.you:pass() t.foe:pass()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}

scenario "The taken ability's source may have gone: what it reads from it is not known" {
  covers = { "W15", "359.3.e.12", "LTR-050", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" }, hand = { "Retreat" }, runes = { mind = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech", "Recruit" } }, hand = { "Turned Tale" }, runes = { chaos = 2 } },

  run = function(t)
    t:answers { you = { { target = "Mega-Mech" } }, foe = { { may = false } } }
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Yasuo, Remorseful" })
    t.foe:pass()
    t.you:play("Retreat", { target = "Yasuo, Remorseful" })
    t:everyone_passes()

    t:expect { you = { hand = { "Yasuo, Remorseful" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "The Prince's Deathknell, taken over by the one it would give a point to: the other side gains it" {
  covers = { "W15", "359.3.f.4", "LTR-050", "LTR-057" },
  you = { units = { ["0"] = { "Hunted Prince" } } },
  foe = { hand = { "Hextech Ray", "Turned Tale" }, runes = { fury = 2, chaos = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Hextech Ray", { target = "Hunted Prince" })
    t.foe:pass() t.you:pass()
    t.you:pass()
    t.foe:play("Turned Tale", { target = "Hunted Prince" })
    t:everyone_passes()

    t:expect { you = { points = 1 }, foe = { points = 0 } }
  end,
}
