-- Showdowns and who is what in a combat (rules 343-348, 464).

scenario "An enemy unit that arrives in a showdown makes it a combat; its owner defends" {
  covers = { "190.3.b", "316.8.b.1.a", "316.8.b", "R110", "323.14", "464.2.c.1", "464.2.c.1.b", "344" },
  you = { base = { "Mega-Mech" } },
  foe = { base = { "Playful Phantom" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:expect { showdown = "Blank Battlefield", combat = false, focus = "you" }
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Playful Phantom", to = "0" })
    t.foe:pass()
    t.you:pass()
    t:expect { combat = "Blank Battlefield", attacker = "you", defender = "foe", focus = "you" }
    t:expect_unit("Mega-Mech", { attacking = true })
    t:expect_unit("Playful Phantom", { defending = true })
    t:fight()

    t:expect { foe = { trash = { "Playful Phantom", "Ride the Wind" } }, you = { points = 1 } }
  end,
}

scenario "An attacker that leaves and comes back attacks again, but its trigger does not fire again" {
  covers = { "R111", "323.2", "383.4.e.2.a" },
  you = {
    base = { "Crackshot Corsair", "Daring Poro" },
    hand = { "Flash", "Ride the Wind" },
    runes = { chaos = 6 },
  },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Crackshot Corsair", "Daring Poro" }, "0")
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Mega-Mech", { damage = 1 })
    t.you:play("Flash", { target = { "Crackshot Corsair" } })
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Crackshot Corsair", { attacking = false, at = "base" })
    t.foe:pass()
    t.you:play("Ride the Wind", { target = "Crackshot Corsair", to = "0" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {} }
    t:expect_unit("Crackshot Corsair", { attacking = true })
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "In a showdown Actions and Reactions are played, and nothing else" {
  covers = { "308.1.a", "313.1.a", "Q47", "Action", "806" },
  you = {
    base = { "Mega-Mech", "Orb of Regret" },
    hand = { "Daring Poro", "Falling Star", "Ride the Wind", "Stupefy" },
    runes = { order = 2, fury = 4, chaos = 3, mind = 1 },
  },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:refused("play", "Daring Poro", "308.1.a")
    t.you:refused("play", "Falling Star", "308.1.a")
    t.you:refused("use", "Orb of Regret", "308.1.a")
    t.you:refused("move", "Mega-Mech", "base")
    t.you:offers("play", "Ride the Wind")
    t.you:offers("play", "Stupefy")
  end,
}

scenario "Only the one with Focus begins a chain in a showdown" {
  covers = { "313", "347", "Q64" },
  you = { base = { "Mega-Mech" } },
  foe = { hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.foe:refused("play", "Stupefy")
    t.you:pass()
    t:expect { focus = "foe", priority = "foe" }
    t.foe:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { focus = "you", showdown = "Blank Battlefield" }
  end,
}

scenario "When a chain in a showdown has closed, Focus passes on" {
  covers = { "340.2.a", "346" },
  you = { base = { "Mega-Mech" }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Stupefy", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { focus = "foe", priority = "foe", showdown = "Blank Battlefield" }
  end,
}

scenario "A chain that attack triggers opened does not pass Focus" {
  covers = { "346.1", "464.2.f" },
  you = { base = { "Crackshot Corsair" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Crackshot Corsair", "0")
    t:expect { chain = { "Crackshot Corsair" } }
    t:everyone_passes()

    t:expect { focus = "you", combat = "Blank Battlefield" }
  end,
}

scenario "What moves triggers resolves before the showdown opens" {
  covers = { "453", "344", "446" },
  you = { base = { "Noxian Drummer" } },

  run = function(t)
    t.you:move("Noxian Drummer", "0")
    t:expect { chain = { "Noxian Drummer" }, showdown = false }
    t:everyone_passes()

    t:expect { showdown = "Blank Battlefield", you = { units = { ["0"] = { "Noxian Drummer", "Recruit" } } } }
  end,
}

scenario "Nobody is left there: the battlefield stays uncontrolled and nobody scores" {
  covers = { "348.2.a", "348" },
  you = { base = { "Daring Poro" } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 } },

  run = function(t)
    t.you:move("Daring Poro", "0")
    t.you:pass()
    t.foe:play("Incinerate", { target = "Daring Poro" })
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield" }
    t:fight()

    t:expect { showdown = false, you = { points = 0, controls = {} } }
  end,
}

scenario "Flame Chompers discarded by the defender may enter there, by the attacker not" {
  covers = { "R185", "355.2.a", "190.4.b", "OGN-006" },
  you = { base = { "Mega-Mech" }, hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },
  foe = { units = { ["0"] = { "Petty Officer" } }, hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Get Excited!", { target = "Petty Officer", discard = "Flame Chompers" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()
    t:expect { you = { base = { "Flame Chompers" } } }
    t.foe:play("Get Excited!", { target = "Mega-Mech", discard = "Flame Chompers" })
    t:answers { foe = { { may = true, to = "Blank Battlefield" } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = { "Petty Officer", "Flame Chompers" } } } }
    t:expect_unit("foe's Flame Chompers", { defending = true })
  end,
}
