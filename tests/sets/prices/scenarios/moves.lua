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

scenario "Each unit that moves to the Pikes is paid for" {
  covers = { "PRC-081", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, runes = { fury = 3 } },
  foe = { units = { ["Void Gate"] = { "Pike Line" } } },

  run = function(t)
    t.you:move({ "Mega-Mech", "Pouty Poro" }, "Void Gate")
    t:expect { you = { runes_ready = 1 } }
  end,
}

scenario "Who cannot pay moves nobody to the Pikes" {
  covers = { "PRC-081", "204.4", "357.1" },
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["Void Gate"] = { "Pike Line" } } },

  run = function(t) t.you:refused("move", "Mega-Mech", "Void Gate", "357.1") end,
}

scenario "The Pikes let their own pass" {
  covers = { "PRC-081" },
  you = { base = { "Mega-Mech" }, units = { ["Void Gate"] = { "Pike Line" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    t:expect_unit("Mega-Mech", { at = "Void Gate" })
  end,
}

scenario "An effect that is not paid for moves nobody to the Pikes" {
  covers = { "PRC-081", "PRC-030", "204.4" },
  you = { base = { "Mega-Mech", "Pouty Poro" }, hand = { "Grand March" }, runes = { body = 3 } },
  foe = { units = { ["Void Gate"] = { "Pike Line" } } },

  run = function(t)
    t.you:play("Grand March", { target = { { "Mega-Mech" }, { "Pouty Poro" } }, to = "Void Gate", may = false })
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech", "Pouty Poro" }, runes_ready = 2 } }
  end,
}

scenario "Gear that is played to a battlefield stays where it says so" {
  covers = { "PRC-083", "149.3", "355.2" },
  you = { hand = { "Staying Banner" }, units = { ["Void Gate"] = { "Pouty Poro" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Staying Banner", { to = "Void Gate" })
    t:everyone_passes()

    t:expect_unit("Staying Banner", { at = "Void Gate" })
    t:expect_unit("Pouty Poro", { might = 3 })
  end,
}

scenario "Other gear comes there, and the next cleanup recalls it" {
  covers = { "PRC-084", "149.3", "323.7" },
  you = { hand = { "Passing Torch" }, units = { ["Void Gate"] = { "Pouty Poro" } }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Passing Torch", { to = "Void Gate", target = "Pouty Poro" })
    t:everyone_passes()

    t:expect { you = { base = { "Passing Torch" } } }
    t:expect_unit("Pouty Poro", { buffs = 1 })
  end,
}

scenario "A group whose first member can go nowhere is not begun" {
  covers = { "PRC-096", "355.11" },
  you = { base = { "Mega-Mech" }, units = { ["Void Gate"] = { "Pouty Poro" } }, hand = { "Sure Retreat" }, runes = { body = 1 } },

  run = function(t)
    t.you:play("Sure Retreat", { target = "?" })
    t.you:offers("target", "Pouty Poro")
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Pouty Poro")
    t:everyone_passes()
    t:expect { you = { base = { "Mega-Mech", "Pouty Poro" } } }
  end,
}
