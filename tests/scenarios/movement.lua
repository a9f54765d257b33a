-- Moves, showdowns, combat, control (rules 144, 341-348, 445-466).

scenario "Units move together, exhaust, and conquer an empty battlefield" {
  covers = { "Q60", "Q61", "144.2", "469.1" },
  you = { base = { "Pouty Poro", "Legion Rearguard" } },

  run = function(t)
    t.you:move({ "Pouty Poro", "Legion Rearguard" }, "Blank Battlefield")
    t:expect { showdown = "Blank Battlefield", combat = false, focus = "you" }
    t:fight()

    t:expect {
      showdown = false,
      you = {
        points = 1,
        controls = { "Blank Battlefield" },
        units = { ["Blank Battlefield"] = { "Pouty Poro", "Legion Rearguard" } },
      },
    }
    t:expect_unit("Pouty Poro", { exhausted = true })
  end,
}

scenario "Focus alternates in a showdown until all pass in a row" {
  covers = { "Q64", "347", "348" },
  battlefields = { "Void Gate" },
  you = { base = { "Pouty Poro" } },

  run = function(t)
    t.you:move("Pouty Poro", "Void Gate")
    t:expect { showdown = "Void Gate", focus = "you" }
    t.you:pass()
    t:expect { showdown = "Void Gate", focus = "foe" }
    t.foe:pass()

    t:expect { showdown = false, focus = false, you = { points = 1 } }
  end,
}

scenario "A standard move does not lead from battlefield to battlefield" {
  covers = { "Q60", "144.4" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { units = { ["Zaun Warrens"] = { "Pouty Poro" } } },

  run = function(t)
    t.you:refused("move", "Pouty Poro", "Void Gate", "144.4")
    t.you:offers("move", "Pouty Poro", "base")
    t.you:move("Pouty Poro", "base")

    t:expect_unit("Pouty Poro", { at = "base", exhausted = true })
  end,
}

scenario "A unit with Ganking moves from battlefield to battlefield" {
  covers = { "Q87", "Ganking" },
  battlefields = { "Zaun Warrens", "Void Gate" },
  you = { units = { ["Zaun Warrens"] = { "Vi, Destructive" } } },

  run = function(t)
    t.you:move("Vi, Destructive", "Void Gate")
    t:fight()

    t:expect_unit("Vi, Destructive", { at = "Void Gate" })
  end,
}

scenario "An exhausted unit does not move" {
  covers = { "144.2", "414" },
  you = { base = { { "Pouty Poro", exhausted = true } } },

  run = function(t)
    t.you:refused("move", "Pouty Poro", "Blank Battlefield", "414")
  end,
}

scenario "Attackers that are left conquer, and everything heals" {
  covers = { "Q62", "Q66", "Q68", "Q69", "Q82", "Assault", "466" },
  you = { base = { "Chemtech Enforcer", { "Playful Phantom", damage = 2 } } },
  foe = { units = { ["Void Gate"] = { "Shipyard Skulker" } } },

  run = function(t)
    t.you:move("Chemtech Enforcer", "Void Gate")
    t:expect { combat = "Void Gate", attacker = "you", defender = "foe" }
    t:expect_unit("Chemtech Enforcer", { might = 4, attacking = true })
    t:fight()

    t:expect {
      foe = { trash = { "Shipyard Skulker" }, controls = {} },
      you = { units = { ["Void Gate"] = { "Chemtech Enforcer" } }, points = 1,
        controls = { "Void Gate" } },
    }
    t:expect_unit("Chemtech Enforcer", { damage = 0, might = 2 })
    t:expect_unit("Playful Phantom", { damage = 0 })
  end,
}

scenario "Attackers go home while a defender is left" {
  covers = { "Q69", "466" },
  you = { base = { "Playful Phantom" } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Playful Phantom", "Void Gate")
    t:fight()

    t:expect {
      you = { trash = { "Playful Phantom" }, points = 0 },
      foe = { controls = { "Void Gate" } },
    }
    t:expect_unit("Mega-Mech", { damage = 0, at = "Void Gate" })
  end,
}

scenario "Tank takes combat damage first" {
  covers = { "Q84", "Tank", "465.2.c" },
  you = { base = { "Pouty Poro" } },
  foe = { units = { ["Void Gate"] = { { "Mega-Mech", damage = 7 }, "Lecturing Yordle" } } },

  run = function(t)
    t.you:move("Pouty Poro", "Void Gate")
    t:fight()

    t:expect { foe = { trash = { "Lecturing Yordle" } } }
  end,
}

scenario "The player divides combat damage, lethal to one before the next" {
  covers = { "Q66", "465.2.c" },
  you = { base = { "Playful Phantom" } },
  foe = { units = { ["Void Gate"] = { "Shipyard Skulker", "Vanguard Sergeant" } } },

  run = function(t)
    t:answers { you = { { assign = "Vanguard Sergeant" } } }
    t.you:move("Playful Phantom", "Void Gate")
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant" },
      units = { ["Void Gate"] = { "Shipyard Skulker" } } } }
  end,
}

scenario "A stunned unit deals no combat damage" {
  covers = { "Q67", "Q91", "423.1.b" },
  you = { base = { "Pouty Poro" } },
  foe = { units = { ["Void Gate"] = { { "Mega-Mech", stunned = true } } } },

  run = function(t)
    t.you:move("Pouty Poro", "Void Gate")
    t:fight()

    t:expect_unit("Pouty Poro", { at = "base", damage = 0 })
  end,
}
