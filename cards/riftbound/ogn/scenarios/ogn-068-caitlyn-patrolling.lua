-- OGN-068 Caitlyn, Patrolling.

scenario "Caitlyn shoots with her Might" {
  covers = { "OGN-068", "377", "417.6" },
  you = { units = { ["0"] = { { "Caitlyn, Patrolling", buffs = 1 } } } },
  foe = { units = { ["1"] = { "Playful Phantom" } }, base = { "Recruit" } },

  run = function(t)
    t.you:use("Caitlyn, Patrolling", { target = "Playful Phantom" })
    t:everyone_passes()

    t:expect_unit("Playful Phantom", { damage = 4 })
    t:expect_unit("Caitlyn, Patrolling", { exhausted = true })
  end,
}

scenario "From her base Caitlyn does not shoot" {
  covers = { "OGN-068", "377.2.b" },
  you = { base = { "Caitlyn, Patrolling" } },
  foe = { units = { ["1"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:refused("use", "Caitlyn, Patrolling", "377.2.b")
  end,
}

scenario "Combat damage comes to Caitlyn last" {
  covers = { "OGN-068", "465.2.c.6" },
  you = { units = { ["0"] = { "Caitlyn, Patrolling", "Playful Phantom" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("foe's Playful Phantom", "0")
    t:fight()

    t:expect { you = { trash = { "Playful Phantom" }, units = { ["0"] = { "Caitlyn, Patrolling" } } } }
  end,
}

scenario "Her shot may not wait for a showdown" {
  covers = { "OGN-068", "377", "310.1.a" },
  you = { units = { ["0"] = { "Caitlyn, Patrolling" } } },
  foe = { base = { "Playful Phantom" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Playful Phantom", "0")
    t.foe:pass()

    t.you:refused("use", "Caitlyn, Patrolling", "308.1.a")
  end,
}

scenario "Units in their bases are out of Caitlyn's range" {
  covers = { "OGN-068", "355.8" },
  you = { units = { ["0"] = { "Caitlyn, Patrolling", "Shipyard Skulker" } } },
  foe = { base = { "Recruit" } },

  run = function(t)
    t.you:use("Caitlyn, Patrolling", { target = "?" })
    t.you:offers_not("target", "Recruit")
    t.you:answer("Shipyard Skulker")
  end,
}

scenario "First by Block and last by her own text: the attacker places Caitlyn" {
  covers = { "OGN-068", "OGN-057", "465.2.c.8" },
  you = { units = { ["0"] = { "Caitlyn, Patrolling", "Shipyard Skulker" } }, hand = { "Block" }, runes = { calm = 2 } },
  foe = { base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Block", { target = "Caitlyn, Patrolling" })
    t:everyone_passes()
    t.foe:pass()
    t.you:pass()

    t:expect { asked = "foe", question = "assign" }
    t.foe:answer("Caitlyn, Patrolling")
  end,
}
