-- OGN-043 Charm.

scenario "Charm sends an enemy unit home as it is" {
  covers = { "OGN-043", "420", "446.3" },
  you = { hand = { "Charm" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { { "Mega-Mech", damage = 2, exhausted = true } } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", destination = "foe's base" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { at = "base", damage = 2, exhausted = true })
    t:expect { foe = { controls = {} }, you = { runes = 1 } }
  end,
}

scenario "Charmed onto an open battlefield, the enemy conquers it" {
  covers = { "OGN-043", "450", "469.1" },
  you = { hand = { "Charm" }, runes = { calm = 2 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", destination = "0" })
    t:everyone_passes()
    t:expect { showdown = "Blank Battlefield" }
    t:fight()

    t:expect { foe = { points = 1, controls = { "Blank Battlefield" } } }
  end,
}

scenario "Charmed among your units, the enemy is the attacker" {
  covers = { "OGN-043", "450", "464.2.c" },
  you = { hand = { "Charm" }, runes = { calm = 2 }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:play("Charm", { target = "Shipyard Skulker", destination = "0" })
    t:everyone_passes()
    t:expect { combat = "Blank Battlefield", attacker = "foe", defender = "you" }
    t:fight()

    t:expect { foe = { trash = { "Shipyard Skulker" }, points = 0 }, you = { points = 0, controls = { "Blank Battlefield" } } }
  end,
}

scenario "Charm's destination is somewhere else" {
  covers = { "OGN-043", "355.4.a" },
  you = { hand = { "Charm" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", destination = "?" })
    t.you:offers_not("destination", "0")
    t.you:offers("destination", "1")
    t.you:answer("foe's base")
  end,
}

scenario "A unit of your own is not charmed" {
  covers = { "OGN-043", "355.8" },
  you = { hand = { "Charm" }, runes = { calm = 2 }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:refused("play", "Charm", "355.8")
  end,
}

scenario "Charm is none for a showdown" {
  covers = { "OGN-043", "155" },
  you = { hand = { "Charm" }, runes = { calm = 2 }, base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:offers("play", "Charm")
    t.you:move("Mega-Mech", "0")
    t.you:refused("play", "Charm", "308.1.a")
  end,
}

scenario "In a game of three Charm sets one opponent upon the other" {
  covers = { "OGN-043", "450", "464.2.c" },
  you = { hand = { "Charm" }, runes = { calm = 2 } },
  foe = { base = { "Mega-Mech" } },
  foe2 = { units = { ["0"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Charm", { target = "Mega-Mech", to = "0" })
    t:everyone_passes()

    t:expect { attacker = "foe", defender = "foe2" }
  end,
}
