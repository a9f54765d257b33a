-- Variations of rulings about triggers, what they look at and when.

scenario "Vayne without the Energy stays where she conquered" {
  covers = { "R103", "404.2", "383.3.b", "OGN-035" },
  you = { base = { "Vayne, Hunter" } },

  run = function(t)
    t.you:move("Vayne, Hunter", "0")
    t:fight()

    t:expect { chain = {}, you = { points = 1, hand = {}, units = { ["0"] = { "Vayne, Hunter" } } } }
  end,
}

scenario "Vayne declined: nothing is on the chain and nothing is paid" {
  covers = { "R103", "383.3.a", "OGN-035" },
  you = { base = { "Vayne, Hunter" }, runes = { fury = 1 } },

  run = function(t)
    t:answers { you = { { may = false } } }
    t.you:move("Vayne, Hunter", "0")
    t:fight()

    t:expect { chain = {}, you = { runes_ready = 1, units = { ["0"] = { "Vayne, Hunter" } } } }
  end,
}

scenario "Vayne sent to hand in response to her return: paid for nothing" {
  covers = { "R103", "359.3.e.4", "OGN-035" },
  you = { base = { "Vayne, Hunter" }, runes = { fury = 1 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t:expect_unit("Vayne, Hunter", { might = 2 })
    t:answers { you = { { may = true } } }
    t.you:move("Vayne, Hunter", "0")
    t.you:pass() t.foe:pass()
    t:expect { chain = { "Vayne, Hunter" } }
    t.you:pass()
    t.foe:play("Gust", { target = "Vayne, Hunter" })
    t:everyone_passes()

    t:expect { you = { hand = { "Vayne, Hunter" }, runes_ready = 0, controls = {} } }
  end,
}

scenario "Viktor sees two others die in one cleanup: two Recruits" {
  covers = { "R165", "383.2.c", "OGN-246" },
  you = { hand = { "Firestorm" }, runes = { fury = 7 } },
  foe = { units = { ["0"] = { "Daring Poro", "Pouty Poro" } }, base = { "Viktor, Leader" } },

  run = function(t)
    t.you:play("Firestorm", { target = "0" })
    t:everyone_passes()

    t:expect { foe = { base = { "Viktor, Leader", "Recruit", "Recruit" } } }
  end,
}

scenario "Viktor dies by the first spell, the other by the next: nobody comes" {
  covers = { "R165", "383.2.c.2", "365.1", "OGN-246" },
  you = { hand = { "Hextech Ray", "Hextech Ray" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { { "Viktor, Leader", damage = 1 }, "Daring Poro" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Viktor, Leader" })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { base = {}, trash = { "Viktor, Leader", "Daring Poro" } } }
  end,
}

scenario "Dragon's Rage on a unit in combat: it deals where it comes to, also to its own side" {
  covers = { "R171", "387", "OGN-258" },
  you = { hand = { "Dragon's Rage" }, runes = { calm = 3, body = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Dragon's Rage", { target = "Mega-Mech", to = "1" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Pakaa Cub" }, units = { ["1"] = { { "Mega-Mech", damage = 3 } } } } }
  end,
}

scenario "Two Eager Apprentices: each discount of one stops at one, the Might's goes to nothing" {
  covers = { "R197", "356.4.d", "356.4.e", "356.6", "OGN-014" },
  you = {
    hand = { "Sky Splitter" },
    runes = { fury = 1 },
    base = { "Playful Phantom", "Recruit" },
    units = { ["1"] = { "Eager Apprentice", "Eager Apprentice" } },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    -- Eight, less one, less one, less five: one.
    t.you:play("Sky Splitter", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "The Might is read when the cost is paid, not before: grown in between it costs less" {
  covers = { "R197", "356", "OGN-014" },
  you = { hand = { "Sky Splitter", "Discipline" }, runes = { fury = 3, calm = 2 }, base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Discipline", { target = "Playful Phantom" })
    t:everyone_passes()
    t.you:play("Sky Splitter", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 2 } }
    t:expect_unit("Mega-Mech", { damage = 5 })
  end,
}

scenario "Yasuo dead in response: his Might is not known, no damage" {
  covers = { "R209", "359.3.e.12", "359.3.f.2", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Stupefy", "Stupefy", "Stupefy", "Gust" }, runes = { mind = 3, chaos = 1 } },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "0")
    t.you:pass()
    t.foe:play("Stupefy", { target = "Yasuo, Remorseful" })
    t.foe:play("Stupefy", { target = "Yasuo, Remorseful" })
    t.foe:play("Stupefy", { target = "Yasuo, Remorseful" })
    t.foe:pass() t.you:pass()
    t.foe:pass() t.you:pass()
    t.foe:pass() t.you:pass()
    t:expect_unit("Yasuo, Remorseful", { might = 3 })
    t.you:pass()
    t.foe:play("Gust", { target = "Yasuo, Remorseful" })
    t:everyone_passes()

    t:expect { you = { hand = { "Yasuo, Remorseful" } } }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Grown in response, Yasuo deals what he has then" {
  covers = { "R209", "359.3.f.2", "OGN-076" },
  you = { base = { "Yasuo, Remorseful" }, hand = { "Discipline" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Mountain Drake" } } },

  run = function(t)
    t.you:move("Yasuo, Remorseful", "0")
    t.you:play("Discipline", { target = "Yasuo, Remorseful" })
    t.you:pass() t.foe:pass()
    t.you:pass() t.foe:pass()

    t:expect_unit("Mountain Drake", { damage = 8 })
  end,
}

scenario "Fox-Fire: one of four leaves, the other three still fit" {
  covers = { "R163", "355.11.b", "359.3.e.5", "OGN-256" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = {
    units = { ["0"] = { "Daring Poro", "Recruit", "Recruit" } },
    hand = { "Gust" },
    runes = { chaos = 1 },
  },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Daring Poro" }, { "Recruit#1" }, { "Recruit#2" } } })
    t.you:pass()
    t.foe:play("Gust", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = {} }, hand = { "Daring Poro" } } }
  end,
}

scenario "Fox-Fire: what shrinks in response still fits" {
  covers = { "R163", "355.11.b", "OGN-256" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = {
    units = { ["0"] = { "Pakaa Cub", "Recruit" } },
    hand = { "Stupefy" },
    runes = { mind = 1 },
  },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Pakaa Cub" }, { "Recruit" } } })
    t.you:pass()
    t.foe:play("Stupefy", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = {} }, trash = { "Stupefy", "Pakaa Cub" } } }
  end,
}

scenario "Fox-Fire: grown beyond four alone it is spared, and so is nobody else" {
  covers = { "R163", "355.11.b", "OGN-256" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = { units = { ["0"] = { "Pakaa Cub", "Recruit" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Pakaa Cub" }, { "Recruit" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { { "Pakaa Cub", might = 5 } } } } }
  end,
}

scenario "Last Stand on an attacker with Assault: what it has then is doubled and stays" {
  covers = { "R223", "432.1.a", "807" },
  you = { base = { "Petty Officer" }, hand = { "Last Stand" }, runes = { calm = 5 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Petty Officer", "0")
    t:expect_unit("Petty Officer", { might = 6 })
    t.you:play("Last Stand", { target = "Petty Officer" })
    t:everyone_passes()
    t:expect_unit("Petty Officer", { might = 12 })
    t:fight()

    t:expect_unit("Petty Officer", { might = 11 })
  end,
}

scenario "Doubled twice: the second doubles what the first made of it" {
  covers = { "R223", "432.1.a", "OGN-069" },
  you = { base = { "Recruit" }, hand = { "Last Stand", "Last Stand" }, runes = { calm = 10 } },

  run = function(t)
    t.you:play("Last Stand", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Last Stand", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 4 })
  end,
}

scenario "A Recruit at the camp stupefied twice: one each time, no less than one; elsewhere nought, and it lives" {
  covers = { "R157", "477.3.b", "142.4.b" },
  you = {
    units = { ["Trifarian War Camp"] = { "Recruit" } },
    hand = { "Stupefy", "Stupefy", "Discipline" },
    runes = { mind = 2, calm = 2 },
  },

  run = function(t)
    t.you:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 1 })
    t.you:move("Recruit", "base")
    t:expect_unit("Recruit", { might = 0 })
    t.you:play("Discipline", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "At nought Might one damage is lethal" {
  covers = { "R157", "142.4.b" },
  you = { units = { ["Trifarian War Camp"] = { "Recruit" } }, hand = { "Stupefy", "Hextech Ray", "Ride the Wind" }, runes = { mind = 1, fury = 2, chaos = 3 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Recruit" })
    t:everyone_passes()
    t.you:play("Ride the Wind", { target = "Recruit", to = "Blank Battlefield" })
    t:everyone_passes()
    t:expect_unit("Recruit", { might = 0, damage = 0 })
    t:fight()
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { units = { ["Blank Battlefield"] = {} } } }
  end,
}
