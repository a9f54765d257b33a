-- What is lost: control, abilities, the way to the trash.

scenario "A loan ends with the turn, and the unit goes to its owner's base" {
  covers = { "RCH-032", "191" },
  you = { hand = { "Brief Loan" }, runes = { order = 1 } },
  foe = { units = { ["Zaun Warrens"] = { { "Mega-Mech", exhausted = true } } } },

  run = function(t)
    t.you:play("Brief Loan")
    t:everyone_passes()
    t:fight()
    t:expect_unit("Mega-Mech", { ready = true, controller = "you", at = "Zaun Warrens" })
    t.you:end_turn()
    t:everyone_passes()

    t:expect { foe = { base = { "Mega-Mech" } } }
  end,
}

scenario "A countered spell goes to the hand where the text says so" {
  covers = { "RCH-033", "425" },
  turn_player = "foe",
  you = { hand = { "Return Note" }, runes = { mind = 1 } },
  foe = { hand = { "Slow Thought" }, runes = { mind = 1 } },

  run = function(t)
    t.foe:play("Slow Thought")
    t.foe:pass()
    t.you:play("Return Note")
    t:everyone_passes()

    t:expect { foe = { hand = { "Slow Thought" }, trash = {} } }
  end,
}

scenario "What cannot be countered happens" {
  covers = { "RCH-033", "RCH-034" },
  turn_player = "foe",
  you = { hand = { "Return Note" }, runes = { mind = 1 } },
  foe = { hand = { "Sure Thought" }, runes = { mind = 1 }, deck = { "Mega-Mech" } },

  run = function(t)
    t.foe:play("Sure Thought")
    t.foe:pass()
    t.you:play("Return Note")
    t:everyone_passes()

    t:expect { foe = { hand = { "Mega-Mech" }, trash = { "Sure Thought" } } }
  end,
}

scenario "In the fog a unit has no passive and no keyword, elsewhere it has" {
  covers = { "RCH-035", "477.2.b" },
  you = { base = { "Dull Fog" } },
  foe = {
    units = { ["Zaun Warrens"] = { "Proud Mimic", "Mech Caller" } }, base = { "Mega-Mech" },
  },

  run = function(t)
    t:expect_unit("Proud Mimic", { might = 5, keywords = { "Shield 2" } })
    t:expect_unit("Mega-Mech", { might = 9 })
    t.you:move("Dull Fog", "Zaun Warrens")

    t:expect_unit("Proud Mimic", { might = 3, no_keywords = { "Shield" } })
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "What a silenced unit gives is gone, too" {
  covers = { "RCH-035", "479", "478" },
  you = { base = { "Dull Fog" } },
  foe = { units = { ["Zaun Warrens"] = { "Whistling Smith" } }, gear = { "Plain Sword" } },

  run = function(t)
    t:expect_unit("Plain Sword", { keywords = { "Quick-Draw" } })
    t.you:move("Dull Fog", "Zaun Warrens")
    t:expect_unit("Plain Sword", { no_keywords = { "Quick-Draw" } })
  end,
}

scenario "Named keywords alone are lost" {
  covers = { "RCH-036" },
  you = { base = { "Blunt Hand" } },
  foe = { base = { "Proud Mimic", "Keen Duelist" } },

  run = function(t)
    t:expect_unit("Proud Mimic", { might = 3, no_keywords = { "Shield" } })
    t:expect_unit("Keen Duelist", { no_keywords = { "Assault" } })
  end,
}

scenario "The cannon stands at a battlefield, other gear goes home" {
  covers = { "RCH-037", "149.3" },
  you = {
    hand = { "Field Cannon" }, runes = { body = 1 },
    controls = { "Zaun Warrens" }, units = { ["Zaun Warrens"] = { "Recruit" } },
  },

  run = function(t)
    t.you:play("Field Cannon", { to = "Zaun Warrens" })
    t:everyone_passes()
    t:expect_unit("Field Cannon", { at = "Zaun Warrens" })
    t:next_turn()
    t:expect_unit("Field Cannon", { at = "Zaun Warrens" })
  end,
}

scenario "From where it stands it shoots an attacker" {
  covers = { "RCH-037", "RCH-038" },
  turn_player = "foe",
  you = {
    base = { "Quick Gunner" }, hand = { "Field Cannon" }, runes = { body = 1 },
    controls = { "Zaun Warrens" }, units = { ["Zaun Warrens"] = { "Recruit" } },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.foe:move("Mega-Mech", "Zaun Warrens")
    t.foe:pass()
    t.you:play("Field Cannon", { to = "Zaun Warrens" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A unit that prints what reaches it off the board pays for it once" {
  covers = { "RCH-002", "RCH-007", "RCH-035", "805" },
  you = {
    base = { "Gate Opener" }, hand = { "Grave Caller" }, trash = { "Legion Rearguard" },
    runes = { order = 1, fury = 9 },
  },
  foe = { hand = { "Dull Fog" } },

  run = function(t)
    t.you:play("Grave Caller", { additional = true })
    t:everyone_passes()

    t:expect_unit("Legion Rearguard", { ready = true })
    t:expect { you = { runes = 9, runes_ready = 6 } }
  end,
}
