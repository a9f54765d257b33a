-- What it costs to move several units at once (204.4).

scenario "One unit moves to the Warden for nothing" {
  covers = { "PRC-029", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" } },
  foe = { units = { ["Void Gate"] = { "Gate Warden" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:fight()
    t:expect { foe = { trash = { "Gate Warden" } } }
  end,
}

scenario "Two units pay one Power" {
  covers = { "PRC-029", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, runes = { fury = 1 } },
  foe = { units = { ["Void Gate"] = { "Gate Warden" } } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Pouty Poro" }, "Void Gate")
    t:expect { you = { runes = 0 } }
  end,
}

scenario "Who cannot pay moves one at a time" {
  covers = { "PRC-029", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" } },
  foe = { units = { ["Void Gate"] = { "Gate Warden" } } },

  run = function(t)
    t.you:move("Pouty Poro", "Void Gate")
    t:expect { you = { base = { "Mega-Mech" } } }
  end,
}

scenario "An effect that moves several units is paid for as well" {
  covers = { "PRC-029", "PRC-030", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, hand = { "Grand March" }, runes = { body = 2 } },
  foe = { units = { ["Void Gate"] = { "Gate Warden" } } },

  run = function(t)
    t.you:play("Grand March", { target = { { "Mega-Mech" }, { "Pouty Poro" } }, to = "Void Gate", may = true })
    t:everyone_passes()
    t:expect { you = { runes = 1, base = {} } }
  end,
}

scenario "Unpaid, only the first of them moves" {
  covers = { "PRC-029", "PRC-030", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, hand = { "Grand March" }, runes = { body = 2 } },
  foe = { units = { ["Void Gate"] = { "Gate Warden" } } },

  run = function(t)
    t.you:play("Grand March", { target = { { "Mega-Mech" }, { "Pouty Poro" } }, to = "Void Gate", may = false })
    t:everyone_passes()
    t:expect { you = { runes = 2, base = { "Pouty Poro" } } }
  end,
}

scenario "Its own player pays nothing" {
  covers = { "PRC-029", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, units = { ["Void Gate"] = { "Gate Warden" } } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Pouty Poro" }, "Void Gate")
    t:expect { you = { base = {} } }
  end,
}
