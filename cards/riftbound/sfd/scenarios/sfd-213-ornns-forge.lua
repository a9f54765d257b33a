-- SFD-213 Ornn's Forge.

scenario "Ornn's Forge: the first gear of the turn costs one Energy less" {
  covers = { "SFD-213", "356.4" },
  you = { units = { ["Ornn's Forge"] = { "Petty Officer" } }, hand = { "Recurve Bow", "Orb of Regret" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Orb of Regret")
    t:everyone_passes()
    t:expect { you = { runes_ready = 1 } }

    t.you:refused("play", "Recurve Bow", "357.1")
  end,
}

scenario "An Equipment is the first gear as well, a unit is none" {
  covers = { "SFD-213" },
  you = { units = { ["Ornn's Forge"] = { "Petty Officer" } }, hand = { "Recurve Bow", "Daring Poro" }, runes = { fury = 3 } },

  run = function(t)
    t.you:play("Daring Poro", { to = "base" })
    t:expect { you = { runes_ready = 1 } }
    t.you:play("Recurve Bow")

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Gold is not the first gear for Ornn's Forge" {
  covers = { "SFD-213", "185" },
  you = { units = { ["Ornn's Forge"] = { "Petty Officer" }, ["1"] = { "Recruit" } }, base = { "Treasure Hunter" }, hand = { "Orb of Regret" } },

  run = function(t)
    t.you:move("Treasure Hunter", "1")
    t:everyone_passes()
    t:expect { you = { gear = { "Gold" } } }
    t.you:play("Orb of Regret")

    t:expect { you = { gear = { "Gold", "Orb of Regret" } } }
  end,
}

scenario "An opponent's gear is not the first of your side" {
  covers = { "SFD-213", "740" },
  you = {
    units = { ["Ornn's Forge"] = { "Petty Officer" } },
    hand = { "Cleave", "Orb of Regret" },
    runes = { fury = 1 },
  },
  foe = { base = { "Mega-Mech" }, hand = { "Sterak's Gage" }, runes = { calm = 5 } },

  run = function(t)
    t.you:play("Cleave", { target = "Petty Officer" })
    t.you:pass()
    t.foe:play("Sterak's Gage", { target = "Mega-Mech" })
    t:everyone_passes()
    t.you:play("Orb of Regret")

    t:expect { you = { gear = { "Orb of Regret" } } }
  end,
}

scenario "Who does not control Ornn's Forge pays in full" {
  covers = { "SFD-213" },
  you = { hand = { "Orb of Regret" } },
  foe = { units = { ["Ornn's Forge"] = { "Petty Officer" } } },

  run = function(t)
    t.you:refused("play", "Orb of Regret", "357.1")
  end,
}
