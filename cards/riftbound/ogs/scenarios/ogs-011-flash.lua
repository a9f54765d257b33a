-- OGS-011 Flash: up to two of your units go home.

scenario "Flash takes two units out of a fight, and the attacker conquers" {
  covers = { "OGS-011", "813", "446" },
  turn_player = "foe",
  you = {
    units = { ["Grove of the God-Willow"] = { "Recruit", { "Shipyard Skulker", damage = 1 } } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Grove of the God-Willow")
    t.foe:pass()
    t.you:play("Flash", { target = { "Recruit", "Shipyard Skulker" } })
    t:everyone_passes()
    t:expect_unit("Shipyard Skulker", { at = "base", damage = 1, ready = true })
    t:fight()

    t:expect { you = { base = { "Recruit", "Shipyard Skulker" } } }
    t:expect { foe = { points = 1, controls = { "Grove of the God-Willow" } } }
  end,
}

scenario "Flash moves fewer than two as well, even nobody" {
  covers = { "OGS-011", "355.13" },
  you = {
    units = { ["Void Gate"] = { "Recruit", "Shipyard Skulker" } },
    hand = { "Flash", "Flash" },
    runes = { chaos = 4 },
  },

  run = function(t)
    t.you:play("Flash", { target = "none" })
    t:everyone_passes()
    t:expect { you = { units = { ["Void Gate"] = { "Recruit", "Shipyard Skulker" } } } }
    t.you:play("Flash", { target = { "Recruit" } })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" }, units = { ["Void Gate"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "Flash chooses friendly units, no third one and no enemy" {
  covers = { "OGS-011", "355.9" },
  you = {
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },
  foe = { units = { ["Zaun Warrens"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Flash", { target = "?" })
    t.you:offers("target", "Recruit")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Recruit")
    t:everyone_passes()
  end,
}

scenario "Flash is a Reaction: it saves a unit from a spell on the chain" {
  covers = { "OGS-011", "OGS-012", "R053", "813", "359.3.e.5" },
  turn_player = "foe",
  you = {
    units = { ["Void Gate"] = { "Recruit" } },
    hand = { "Flash" },
    runes = { chaos = 2 },
  },
  foe = { hand = { "Blast of Power" }, runes = { order = 6 } },

  run = function(t)
    t.foe:play("Blast of Power", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Flash", { target = { "Recruit" } })
    t:everyone_passes()

    t:expect { you = { base = { "Recruit" } }, foe = { trash = { "Blast of Power" } } }
  end,
}

scenario "Flash takes two units at most" {
  covers = { "OGS-011", "355.13" },
  you = {
    units = { ["Void Gate"] = { "Recruit", "Shipyard Skulker", "Mega-Mech" } },
    hand = { "Flash", "Flash" },
    runes = { chaos = 4 },
  },

  run = function(t)
    t.you:play("Flash", { target = { { "Recruit", "Shipyard Skulker" }, { "Mega-Mech" } } })
    t:everyone_passes()
    t:expect { you = { base = { "Recruit", "Shipyard Skulker" } } }
    t.you:play("Flash")
    t:everyone_passes()

    t:expect { you = { base = { "Recruit", "Shipyard Skulker", "Mega-Mech" } } }
  end,
}
