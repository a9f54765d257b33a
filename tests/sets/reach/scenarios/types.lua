-- Cards of several types: gear that becomes a unit (178.1).

scenario "In your turn the idol moves and conquers as a unit, then it goes home" {
  covers = { "RCH-050", "178.1" },
  you = { gear = { "Waking Idol" } },
  battlefields = { "Zaun Warrens" },

  run = function(t)
    t:expect_unit("Waking Idol", { might = 3 })
    t.you:move("Waking Idol", "Blank Battlefield")
    t:fight()
    t:expect { you = { controls = { "Blank Battlefield" }, points = 1 } }
    t.you:end_turn()
    t:everyone_passes()

    t:expect { you = { gear = { "Waking Idol" }, controls = {} } }
  end,
}

scenario "It enters exhausted, because it is a unit then" {
  covers = { "RCH-050", "143.4" },
  you = { hand = { "Waking Idol" }, runes = { body = 2 } },

  run = function(t)
    t.you:play("Waking Idol")
    t:everyone_passes()
    t:expect_unit("Waking Idol", { exhausted = true, might = 3 })
  end,
}

scenario "Gear that was stirred fights, and dies as a unit" {
  covers = { "RCH-051", "RCH-052", "178.1" },
  you = {
    hand = { "Stirring Word" }, runes = { body = 1 }, gear = { "Old Bell" },
    base = { "Stone Mourner" }, deck = { "Mega-Mech", "Mega-Mech" },
  },
  foe = { units = { ["Zaun Warrens"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Stirring Word", { target = "Old Bell" })
    t:everyone_passes()
    t:expect_unit("Old Bell", { might = 3 })
    t.you:move("Old Bell", "Zaun Warrens")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0, at = "Zaun Warrens" })
    t:expect { you = { trash = { "Stirring Word", "Old Bell" }, hand_size = 1 } }
  end,
}

scenario "What it says about conquering works while it is a unit" {
  covers = { "RCH-051", "RCH-053" },
  you = {
    hand = { "Stirring Word" }, runes = { body = 1 }, gear = { "Old Bell" },
    deck = { "Mega-Mech", "Mega-Mech" },
  },
  battlefields = { "Zaun Warrens" },

  run = function(t)
    t.you:play("Stirring Word", { target = "Old Bell" })
    t:everyone_passes()
    t.you:move("Old Bell", "Blank Battlefield")
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "Gear that died as a unit is counted among the units that died" {
  covers = { "RCH-090", "RCH-051", "178.1" },
  you = {
    hand = { "Stirring Word", "Vengeance" }, resources = { energy = 9, body = 1, order = 2 },
    gear = { "Old Bell" }, base = { "Grave Choir" },
  },

  run = function(t)
    t.you:play("Stirring Word", { target = "Old Bell" })
    t:everyone_passes()
    t.you:play("Vengeance", { target = "Old Bell" })
    t:everyone_passes()

    t:expect_unit("Grave Choir", { might = 3 })
  end,
}

scenario "and gear that died as gear is not" {
  covers = { "RCH-090" },
  you = {
    hand = { "Salvage" }, resources = { energy = 9, order = 2 },
    gear = { "Old Bell" }, base = { "Grave Choir" },
  },

  run = function(t)
    t.you:play("Salvage", { target = "Old Bell" })
    t:answers { you = { { may = true } } }
    t:everyone_passes()

    t:expect { you = { gear = {} } }
    t:expect_unit("Grave Choir", { might = 2 })
  end,
}

scenario "A unit that is a gear as well is both in the hand, and as it is discarded" {
  covers = { "RCH-093", "RCH-094", "178.1" },
  you = { gear = { "Scrap Yard" }, base = { "Recruit" }, hand = { "Iron Pup", "Mega-Mech" }, deck = { "Gust" } },

  run = function(t)
    t.you:use("Scrap Yard", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { trash = { "Iron Pup" }, hand = { "Mega-Mech", "Gust" } } }
    t:expect_unit("Recruit", { might = 2 })
  end,
}

scenario "It is both in the trash" {
  covers = { "RCH-093", "RCH-095", "178.1" },
  you = { hand = { "Hiring Hall" }, trash = { "Iron Pup", "Mega-Mech" }, runes = { order = 1 } },

  run = function(t)
    t.you:play("Hiring Hall")

    t:expect { you = { runes_ready = 0, gear = { "Hiring Hall" } } }
  end,
}

scenario "What is a unit in your turn alone is one in your hand then" {
  covers = { "RCH-050", "RCH-095", "178.1" },
  you = { gear = { "Hiring Hall" }, hand = { "Waking Idol", "Gust" }, deck = { "Mega-Mech" } },

  run = function(t)
    t.you:use("Hiring Hall")
    t:everyone_passes()

    t:expect { you = { trash = { "Waking Idol" }, hand = { "Gust", "Mega-Mech" } } }
  end,
}

scenario "and in another's turn it is gear there" {
  covers = { "RCH-050", "RCH-095", "178.1" },
  you = { gear = { "Hiring Hall" }, hand = { "Waking Idol" } },
  foe = { base = { "Recruit" }, hand = { "Discipline" }, resources = { energy = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Recruit" })
    t.foe:pass()

    t.you:refused("use", "Hiring Hall", "203.3")
  end,
}
