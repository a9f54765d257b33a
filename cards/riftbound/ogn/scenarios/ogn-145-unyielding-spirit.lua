-- OGN-145 Unyielding Spirit.

scenario "The Spirit stops the damage of spells for the turn" {
  covers = { "OGN-145", "437", "417" },
  you = { hand = { "Unyielding Spirit" }, runes = { body = 2 }, units = { ["0"] = { "Recruit", "Shipyard Skulker" } } },
  foe = { hand = { "Falling Comet", "Falling Comet" }, runes = { mind = 10 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Falling Comet", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Unyielding Spirit")
    t:everyone_passes()
    t:expect_unit("Recruit", { damage = 0 })
    t.foe:play("Falling Comet", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "The Spirit stops the damage of abilities, and its own player's too" {
  covers = { "OGN-145", "437" },
  you = { hand = { "Unyielding Spirit" }, runes = { body = 2 }, units = { ["0"] = { "Caitlyn, Patrolling" } } },
  foe = { units = { ["1"] = { "Recruit" } } },

  run = function(t)
    t.you:play("Unyielding Spirit")
    t:everyone_passes()
    t.you:use("Caitlyn, Patrolling", { target = "Recruit" })
    t:everyone_passes()

    t:expect_unit("Recruit", { damage = 0, at = "Blank Battlefield#2" })
  end,
}

scenario "The Spirit does not stop combat damage" {
  covers = { "OGN-145", "465.2" },
  you = { hand = { "Unyielding Spirit" }, runes = { body = 2 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Unyielding Spirit")
    t:everyone_passes()
    t.you:move("Mega-Mech", "0")
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" } } }
  end,
}

scenario "In the next turn the Spirit has gone" {
  covers = { "OGN-145", "437" },
  you = { hand = { "Unyielding Spirit" }, runes = { body = 2 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { hand = { "Falling Comet" }, runes = { mind = 5 } },

  run = function(t)
    t.you:play("Unyielding Spirit")
    t:everyone_passes()
    t:next_turn()
    t.foe:play("Falling Comet", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 6 })
  end,
}

scenario "The Spirit stops no blows: units that a spell makes strike deal their own damage" {
  covers = { "OGN-145", "OGN-128", "417.6" },
  you = { hand = { "Unyielding Spirit", "Challenge" }, runes = { body = 7 }, base = { "Mega-Mech" } },
  foe = { base = { "Daring Poro" } },

  run = function(t)
    t.you:play("Challenge", { target = { { "Mega-Mech" }, { "Daring Poro" } } })
    t.you:play("Unyielding Spirit")
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" } } }
    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Caitlyn's shot is her ability's damage: the Spirit stops it" {
  covers = { "OGN-145", "OGN-068", "417.6" },
  you = {
    hand = { "Unyielding Spirit" },
    runes = { body = 2 },
    units = { ["0"] = { "Caitlyn, Patrolling" } },
  },
  foe = { units = { ["1"] = { "Daring Poro" } } },

  run = function(t)
    t.you:play("Unyielding Spirit")
    t:everyone_passes()
    t.you:use("Caitlyn, Patrolling", { target = "Daring Poro" })
    t:everyone_passes()

    t:expect_unit("Daring Poro", { damage = 0 })
  end,
}
