-- Variations of rulings about showdowns and combat.

scenario "Not the defender alone: a third player's discard in a showdown offers no place there" {
  covers = { "R185", "355.2.a", "190.4.b", "OGN-006" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Petty Officer" } } },
  foe2 = { units = { ["1"] = { "Recruit" } }, hand = { "Get Excited!", "Flame Chompers" }, runes = { fury = 4 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass() t.foe:pass()
    t.foe2:play("Get Excited!", { target = "Mega-Mech", discard = "Flame Chompers" })
    t:answers { foe2 = { { may = true, to = "?" } } }
    t.foe2:pass() t.you:pass() t.foe:pass()
    t.foe2:pass() t.you:pass() t.foe:pass()
    t.foe2:offers_not("to", "0")
    t.foe2:offers("to", "1")
    t.foe2:answer("1")

    t:expect { foe2 = { units = { ["1"] = { "Recruit", "Flame Chompers" } } } }
  end,
}

scenario "A defender that leaves and comes back defends again, its Shield with it" {
  covers = { "R111", "323.2", "383.4.e.2.a", "814" },
  you = { base = { "Mega-Mech" } },
  foe = {
    units = { ["0"] = { "Shen, Kinkou", "Recruit" } },
    hand = { "Flash", "Ride the Wind" },
    runes = { chaos = 6 },
  },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:expect_unit("Shen, Kinkou", { might = 5 })
    t.you:pass()
    t.foe:play("Flash", { target = { "Shen, Kinkou" } })
    t.foe:pass()
    t.you:pass()
    t:expect_unit("Shen, Kinkou", { might = 3, defending = false })
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Shen, Kinkou", to = "0" })
    t.foe:pass()
    t.you:pass()

    t:expect_unit("Shen, Kinkou", { might = 5, defending = true })
  end,
}

scenario "All attackers leave in the showdown: no damage, the defender keeps what it has, nobody scores" {
  covers = { "R111", "465.1", "466.3" },
  you = { base = { "Mega-Mech" }, hand = { "Flash" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:play("Flash", { target = { "Mega-Mech" } })
    t:everyone_passes()
    t:fight()

    t:expect {
      showdown = false, combat = false,
      you = { points = 0, base = { "Mega-Mech" } },
      foe = { points = 0, controls = { "Blank Battlefield" }, units = { ["0"] = { { "Recruit", damage = 0 } } } },
    }
  end,
}

scenario "All defenders leave in the showdown: the attacker conquers" {
  covers = { "465.1", "466.5.a", "466.3.a" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Flash", { target = { "Recruit" } })
    t:everyone_passes()
    t:fight()

    t:expect { you = { points = 1, controls = { "Blank Battlefield" } }, foe = { base = { "Recruit" }, controls = {} } }
  end,
}

scenario "A non-combat showdown whose only unit goes to hand: nobody controls it, nobody scores" {
  covers = { "R110", "348.2.a", "323.11", "190.3.b" },
  you = { base = { "Pakaa Cub" } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:move("Pakaa Cub", "0")
    t.you:pass()
    t.foe:play("Gust", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield", chain = {} }
    t:fight()

    t:expect { showdown = false, you = { points = 0, controls = {}, hand = { "Pakaa Cub" } } }
    t:expect_unit("Blank Battlefield", { controller = false })
  end,
}

scenario "The surprise defender wins: it conquers in the other's turn" {
  covers = { "R110", "466.5.d", "469.1", "316.8.b.1.a" },
  you = { base = { "Recruit" } },
  foe = { base = { "Mega-Mech" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Mega-Mech", to = "0" })
    t.foe:pass()
    t.you:pass()
    t:fight()

    t:expect { foe = { points = 1, controls = { "Blank Battlefield" } }, you = { points = 0 } }
  end,
}

scenario "Four combat damage on three 3-Might units: one gets three, another one, and the third none" {
  covers = { "R189", "465.2.c.3" },
  you = { base = { { "Shipyard Skulker", buffs = 1 } } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Pakaa Cub", "Eager Apprentice" } } },

  run = function(t)
    t:expect_unit("your Shipyard Skulker", { might = 4 })
    t.you:move("your Shipyard Skulker", "0")
    t.you:pass()
    t.foe:pass()
    t.you:answer("Pakaa Cub")
    t.you:offers_not("assign", "Pakaa Cub")
    t.you:offers("assign", "foe's Shipyard Skulker")
    t.you:offers("assign", "Eager Apprentice")
    t.you:answer("Eager Apprentice")

    t:expect { foe = { trash = { "Pakaa Cub" } }, you = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "Exactly enough damage for all: nobody is asked and all die" {
  covers = { "R189", "465.2.c.4" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:pass()

    t:expect { foe = { trash = { "Shipyard Skulker", "Pakaa Cub" } } }
  end,
}

scenario "A stunned unit deals nothing and needs its full Might of damage" {
  covers = { "423.1.b", "465.2.a" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { units = { ["0"] = { { "Mega-Mech", damage = 0 } } } }, you = { base = { "Shipyard Skulker" } } }
  end,
}

scenario "The damage of both sides is dealt at once: both die, the battlefield is nobody's" {
  covers = { "465.2.d", "466.3.d", "466.5.c" },
  you = { base = { "Recruit" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move("your Recruit", "0")
    t:fight()

    t:expect { you = { points = 0, controls = {}, trash = {} }, foe = { points = 0, controls = {}, trash = {} } }
    t:expect_unit("Blank Battlefield", { controller = false })
  end,
}

scenario "Garen's side attacks: what is left of it is healed before his Might goes" {
  covers = { "R161", "466.1.a.1", "323.5", "OGS-013" },
  you = { base = { "Garen, Commander", "Recruit" } },
  foe = { units = { ["0"] = { "Lee Sin, Centered" } } },

  run = function(t)
    t.you:move({ "Garen, Commander", "Recruit" }, "0")
    t:answers { foe = { { assign = "Garen, Commander" } } }
    t:fight()

    t:expect { you = { trash = { "Garen, Commander" }, units = { ["0"] = { "Recruit" } }, points = 1 } }
    t:expect_unit("Recruit", { might = 1, damage = 0 })
  end,
}

scenario "Killed by a spell, Garen takes his Might along before anyone is healed: the damaged Recruit dies" {
  covers = { "R161", "323.4", "322", "OGS-013" },
  you = { units = { ["0"] = { "Garen, Commander", { "Recruit", damage = 1 } } } },
  foe = { hand = { "Vengeance" }, runes = { order = 6 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Recruit", { might = 2, damage = 1 })
    t.foe:play("Vengeance", { target = "Garen, Commander" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = {} }, trash = { "Garen, Commander" } } }
  end,
}

scenario "Kog'Maw attacks and dies: four to all there, the defenders too, before the result" {
  covers = { "R162", "466.2", "466.3", "OGN-190" },
  you = { base = { "Kog'Maw, Caustic" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Mega-Mech" } } },

  run = function(t)
    t.you:move("Kog'Maw, Caustic", "0")
    t:answers { you = { { assign = "Mega-Mech" } } }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" }, units = { ["0"] = { { "Mega-Mech", damage = 4 } } } } }
    t:next_turn()
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Kog'Maw dies and takes the last attacker with him: nobody holds the battlefield" {
  covers = { "R162", "466.3.d", "466.5.c", "OGN-190" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Kog'Maw, Caustic" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { foe = { trash = { "Kog'Maw, Caustic" }, controls = {} }, you = { trash = { "Shipyard Skulker" }, points = 0 } }
  end,
}

scenario "Between a Tank and two plain units the Tank is the only one on offer" {
  covers = { "R191", "465.2.c.6", "815" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Pakaa Cub", "Noxian Drummer" } }, hand = { "Block" }, runes = { calm = 2 } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t.you:pass()
    t.foe:play("Block", { target = "Pakaa Cub" })
    t:everyone_passes()
    t.you:pass()
    t.foe:pass()
    t:expect_unit("Pakaa Cub", { keywords = { "Tank" } })
    t:expect { question = "assign", asked = "you" }
    -- Six went to the Tank with its Shield; two are left for one of the others.
    t.you:offers_not("assign", "Pakaa Cub")
    t.you:answer("Noxian Drummer")

    t:expect { foe = { trash = { "Block", "Pakaa Cub" } } }
  end,
}

scenario "Caitlyn with Tank taken first: then the plain ones" {
  covers = { "R192", "465.2.c.8", "OGN-068" },
  you = { base = { "Mountain Drake" }, hand = { "Block" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Caitlyn, Patrolling", "Shipyard Skulker", "Noxian Drummer" } } },

  run = function(t)
    t.you:play("Block", { target = "Caitlyn, Patrolling" })
    t:everyone_passes()
    t.you:move("Mountain Drake", "0")
    t.you:pass()
    t.foe:pass()
    t.you:offers("assign", "Noxian Drummer")
    t.you:answer("Caitlyn, Patrolling")

    t.you:answer("Noxian Drummer")

    t:expect { foe = { trash = { "Caitlyn, Patrolling", "Noxian Drummer" }, units = { ["0"] = { "Shipyard Skulker" } } } }
  end,
}
