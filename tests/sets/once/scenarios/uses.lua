-- What works for the next so many uses, and what the next one is.

scenario "Two spells are cheaper, the third is not" {
  covers = { "ONC-001", "ONC-002", "390.3" },
  you = {
    hand = { "Thrifty Opening", "Plain Page", "Plain Page", "Plain Page" },
    runes = { mind = 5 }, deck = { "Gust", "Gust", "Gust" },
  },

  run = function(t)
    t.you:play("Thrifty Opening")
    t:everyone_passes()
    t.you:play("Plain Page")
    t:everyone_passes()
    t.you:play("Plain Page")
    t:everyone_passes()
    t:expect { you = { runes_ready = 2 } }
    t.you:play("Plain Page")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0, hand = { "Gust", "Gust", "Gust" } } }
  end,
}

scenario "The next spell is none that stood on the chain before" {
  covers = { "ONC-003", "ONC-004", "390.3" },
  you = {
    hand = { "Rising Pitch", "Small Bolt", "Small Bolt", "Small Bolt" }, runes = { mind = 4 },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Small Bolt", { target = "Mega-Mech" })
    t.you:play("Rising Pitch")
    t:everyone_passes()
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 1 })
    t.you:play("Small Bolt", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { damage = 3 })
    t.you:play("Small Bolt", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
  end,
}

scenario "Two deaths are counted, the third is not" {
  covers = { "ONC-005" },
  you = {
    base = { "Tally Raven" }, hand = { "Small Bolt", "Small Bolt", "Small Bolt" },
    runes = { mind = 3 }, deck = { "Gust", "Gust", "Gust" },
  },
  foe = { base = { "Green Recruit", "Green Recruit", "Green Recruit" } },

  run = function(t)
    for _ = 1, 3 do
      t.you:play("Small Bolt", { target = "Green Recruit" })
      t:everyone_passes()
      t:everyone_passes()
    end

    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "Two units are saved, the third dies" {
  covers = { "ONC-006" },
  you = {
    hand = { "Two Lifelines", "Small Bolt", "Small Bolt", "Small Bolt" }, runes = { mind = 4 },
    base = { "Green Recruit" },
  },

  run = function(t)
    t.you:play("Two Lifelines")
    t:everyone_passes()
    for _ = 1, 2 do
      t.you:play("Small Bolt", { target = "Green Recruit" })
      t:everyone_passes()
    end
    t:expect { you = { base = { "Green Recruit" } } }
    t.you:play("Small Bolt", { target = "Green Recruit" })
    t:everyone_passes()

    t:expect { you = { base = {} } }
  end,
}

scenario "The next ability is cheaper, and the one after it is not" {
  covers = { "ONC-007", "ONC-008" },
  you = {
    hand = { "Well Oiled" }, gear = { "Slow Press" }, runes = { mind = 4 },
    deck = { "Gust", "Gust" },
  },

  run = function(t)
    t.you:play("Well Oiled")
    t:everyone_passes()
    t.you:use("Slow Press")
    t:everyone_passes()
    t:expect { you = { runes_ready = 2 } }
    t.you:use("Slow Press")
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "The next unit is none that was there before" {
  covers = { "ONC-009", "ONC-012" },
  you = {
    hand = { "Proud Welcome", "Green Recruit", "Second Bite" }, base = { "Tally Raven" },
    runes = { mind = 4 },
  },

  run = function(t)
    t.you:play("Proud Welcome")
    t:everyone_passes()
    t:expect_unit("Tally Raven", { might = 2 })
    t.you:play("Green Recruit")
    t:everyone_passes()
    t.you:play("Second Bite")
    t:everyone_passes()

    t:expect_unit("Green Recruit", { might = 3 })
    t:expect_unit("Second Bite", { might = 2 })
    t:expect_unit("Tally Raven", { might = 2 })
  end,
}

scenario "A spell that chooses nothing leaves the discount for the next that does" {
  covers = { "ONC-010" },
  you = {
    hand = { "Sure Aim", "Plain Page", "Small Bolt", "Small Bolt" }, runes = { mind = 4 },
    deck = { "Gust" },
  },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Sure Aim")
    t:everyone_passes()
    t.you:play("Plain Page")
    t:everyone_passes()
    t:expect { you = { runes_ready = 1 } }
    t.you:play("Small Bolt", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect { you = { runes_ready = 1 } }
    t.you:play("Small Bolt", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Two spells come from the trash, and no third" {
  covers = { "ONC-011" },
  you = {
    hand = { "Two Old Pages" }, trash = { "Plain Page" }, runes = { mind = 1 },
    deck = { "Gust", "Gust", "Gust" },
  },

  run = function(t)
    t.you:play("Two Old Pages")
    t:everyone_passes()
    t.you:play("Plain Page", { from = "trash" })
    t:everyone_passes()
    t.you:play("Plain Page", { from = "trash" })
    t:everyone_passes()

    t.you:refused("play", "Plain Page", { from = "trash" })
    t:expect { you = { hand_size = 2 } }
  end,
}

scenario "What it is saved from once it is not saved from again" {
  covers = { "ONC-013" },
  you = {
    base = { "Second Bite" }, hand = { "Small Bolt", "Small Bolt", "Small Bolt", "Small Bolt" },
    runes = { mind = 4 },
  },

  run = function(t)
    for _ = 1, 2 do
      t.you:play("Small Bolt", { target = "Second Bite" })
      t:everyone_passes()
    end
    t:expect_unit("Second Bite", { damage = 0 })
    for _ = 1, 2 do
      t.you:play("Small Bolt", { target = "Second Bite" })
      t:everyone_passes()
    end

    t:expect { you = { base = {} } }
  end,
}

scenario "An ability that is used up is gone, in later turns as well" {
  covers = { "ONC-014" },
  you = {
    gear = { "One Shot Forge" }, runes = { mind = 3 }, deck = { "Gust", "Gust", "Gust", "Gust" },
  },

  run = function(t)
    t.you:use("One Shot Forge")
    t:everyone_passes()
    t.you:use("One Shot Forge")
    t:everyone_passes()
    t:expect { you = { hand_size = 2, runes_ready = 1 } }
    t.you:refused("use", "One Shot Forge")
    t:next_turn()
    t:next_turn()

    t.you:refused("use", "One Shot Forge")
  end,
}

scenario "What adds resources once pays for one thing" {
  covers = { "ONC-015" },
  you = { gear = { "Thin Vein" }, hand = { "Small Bolt", "Small Bolt" }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Small Bolt", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:next_turn()
    t:next_turn()
    t.you:refused("use", "Thin Vein")
  end,
}

scenario "A play that two permissions serve uses up both" {
  covers = { "ONC-016", "ONC-017" },
  battlefields = { "Void Gate" },
  you = {
    hand = { "Wide Landing", "Free Passage", "Green Recruit", "Green Recruit", "Green Recruit" },
    runes = { mind = 3 },
  },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, controls = { "Void Gate" } },

  run = function(t)
    t.you:play("Wide Landing")
    t:everyone_passes()
    t.you:play("Free Passage")
    t:everyone_passes()
    t.you:play("Green Recruit", { to = "Void Gate" })
    t:fight()
    t:expect { you = { runes_ready = 1, trash = { "Wide Landing", "Free Passage", "Green Recruit" } } }
    t.you:refused("play", "Green Recruit", "Void Gate")
    t.you:play("Green Recruit", { may = true })
    t:expect { you = { runes_ready = 1, base = { "Green Recruit" } } }
    t.you:play("Green Recruit")

    t:expect { you = { runes_ready = 0, base = { "Green Recruit", "Green Recruit" } } }
  end,
}

scenario "A permission for the next unit serves one that an effect plays, too" {
  covers = { "ONC-016", "ONC-022" },
  battlefields = { "Void Gate" },
  you = {
    hand = { "Wide Landing", "Brave Guest", "Green Recruit" }, runes = { mind = 2 },
  },

  run = function(t)
    t.you:play("Wide Landing")
    t:everyone_passes()
    t.you:play("Brave Guest", { to = "Void Gate" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["Void Gate"] = { "Green Recruit" } } } }
  end,
}
