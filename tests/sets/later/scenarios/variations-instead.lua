-- Variations about replacements, prevention, buffs and abilities used once.

scenario "Buff it, and if it was buffed this way draw: a buffed unit gives no card" {
  covers = { "R219", "426.1.c", "702.3", "359.3.e.14.a", "LTR-061" },
  you = {
    base = { { "Pakaa Cub", buffs = 1 }, "Wise Hound" },
    hand = { "Careful Praise", "Careful Praise" },
    runes = { body = 2 },
    deck = { "Gust", "Flash" },
  },

  run = function(t)
    t.you:play("Careful Praise", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:expect { you = { hand = { "Careful Praise" } } }
    t:expect_unit("Pakaa Cub", { buffs = 1, might = 4 })
    t.you:play("Careful Praise", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
    t:expect_unit("Wise Hound", { buffs = 1, might = 3 })
  end,
}

scenario "The buff taken off again: the card it gave stays" {
  covers = { "R219", "340.1", "702.3", "LTR-061", "LTR-058" },
  you = { base = { "Pakaa Cub" }, hand = { "Careful Praise", "Cold Water" }, runes = { body = 1, calm = 1 }, deck = { "Gust", "Flash" } },

  run = function(t)
    t.you:play("Careful Praise", { target = "Pakaa Cub" })
    t:everyone_passes()
    t:expect_unit("Pakaa Cub", { buffs = 1 })
    t.you:play("Cold Water", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { buffs = 0, might = 3 })
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Praise for a unit that is gone: no buff and no card" {
  covers = { "R219", "359.3.e.14.a", "LTR-061" },
  you = { units = { ["0"] = { "Pakaa Cub" } }, hand = { "Careful Praise" }, runes = { body = 1 } },
  foe = { hand = { "Gust" }, runes = { chaos = 1 } },

  run = function(t)
    t.you:play("Careful Praise", { target = "Pakaa Cub" })
    t.you:pass()
    t.foe:play("Gust", { target = "Pakaa Cub" })
    t:everyone_passes()

    t:expect { you = { hand = { "Pakaa Cub" } } }
  end,
}

scenario "Three who stand in for each other: the last in the row dies" {
  covers = { "W16", "370.2", "LTR-023" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Twin Ward", "Twin Ward", "Recruit" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    -- One stands in for the Recruit, the other for that one, and nobody is left for it.
    t:expect { foe = { trash = { "Twin Ward" } } }
    t:expect_unit("Recruit", { at = "base", exhausted = true })
  end,
}

scenario "A Ward saves nobody of the other side" {
  covers = { "W16", "740", "LTR-023" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 }, units = { ["0"] = { "Recruit" } } },
  foe = { base = { "Twin Ward" } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = {} }, base = {} }, foe = { base = { "Twin Ward" } } }
  end,
}

scenario "Hourglass and Ward for one death: its controller says which; the other is still there" {
  covers = { "W16", "372", "LTR-023", "OGN-077" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit" } }, base = { "Twin Ward", "Zhonya's Hourglass" } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:answers { foe = { { order = "Zhonya's Hourglass" } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Zhonya's Hourglass" }, base = { "Twin Ward", "Recruit" } } }
  end,
}

scenario "The Shepherd elsewhere saves nobody" {
  covers = { "W17", "LTR-024" },
  you = { hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Gentle Shepherd" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Recruit" })
    t:everyone_passes()

    t:expect { foe = { units = { ["0"] = {} }, base = {} } }
  end,
}

scenario "The Shepherd dies with those about her in combat: they are saved, she is not" {
  covers = { "W17", "370.4", "LTR-024" },
  you = { base = { "Mountain Drake" } },
  foe = { units = { ["0"] = { "Gentle Shepherd", "Pakaa Cub", "Wise Hound" } } },

  run = function(t)
    t.you:move("Mountain Drake", "0")
    t:fight()

    t:expect { foe = { trash = { "Gentle Shepherd" }, base = { "Pakaa Cub", "Wise Hound" } }, you = { points = 1 } }
  end,
}

scenario "Two Shepherds at one place save each other and everyone else" {
  covers = { "W17", "373.2", "370.2", "LTR-024", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { "Gentle Shepherd", "Gentle Shepherd", "Pakaa Cub" } } },

  run = function(t)
    t.you:play("Great Flood")
    t:answers { foe = { { order = "Gentle Shepherd" } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Gentle Shepherd" }, base = { "Gentle Shepherd", "Pakaa Cub" } } }
  end,
}

scenario "Used for a death in one turn, the Warden's ability is there again in the next" {
  covers = { "W20", "383.3.e", "LTR-047" },
  you = { base = { "Grave Warden" }, hand = { "Hextech Ray", "Hextech Ray" }, runes = { fury = 4 }, deck = { "Gust", "Flash", "Charm" } },
  foe = { base = { "Wise Hound" }, units = { ["0"] = { "Kindled Squire", "Paymaster" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Hextech Ray", { target = "Kindled Squire" })
    t:everyone_passes()
    t:expect { you = { hand = { "Hextech Ray", "Gust" } } }
    t:next_turn()
    t:answers { you = { { may = true } } }
    t:next_turn()
    t.you:play("Hextech Ray", { target = "Paymaster" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust", "Flash", "Charm" } } }
  end,
}

scenario "Two Wardens ask each for itself" {
  covers = { "W20", "383.3.d", "383.3.e", "LTR-047" },
  you = { base = { "Grave Warden", "Grave Warden" }, hand = { "Hextech Ray" }, runes = { fury = 2 }, deck = { "Gust", "Flash" } },
  foe = { units = { ["0"] = { "Wise Hound" } } },

  run = function(t)
    t:answers { you = { { may = true }, { may = false } } }
    t.you:play("Hextech Ray", { target = "Wise Hound" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "A parried spell uses the Parry up: combat damage is dealt in full" {
  covers = { "W22", "437", "LTR-021" },
  you = { base = { "Pakaa Cub" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["0"] = { "Wise Hound" } }, hand = { "Parry" }, runes = { calm = 1 } },

  run = function(t)
    t.you:move("Pakaa Cub", "0")
    t.you:play("Hextech Ray", { target = "Wise Hound" })
    t.you:pass()
    t.foe:play("Parry", { target = "Wise Hound" })
    t:everyone_passes()
    t:expect_unit("Wise Hound", { damage = 0 })
    t:fight()

    t:expect { foe = { trash = { "Parry", "Wise Hound" } }, you = { points = 1 } }
  end,
}

scenario "The Drake that outgrew a spell may be chosen by a dearer one" {
  covers = { "W5", "757", "LTR-027" },
  you = { hand = { "Falling Star", "Void Seeker" }, runes = { fury = 8 }, deck = { "Gust" } },
  foe = { units = { ["0"] = { { "Haughty Drake", buffs = 1 } } } },

  run = function(t)
    t:expect_unit("Haughty Drake", { might = 2 })
    t.you:offers("play", "Falling Star")
    t.you:play("Void Seeker", { target = "Haughty Drake" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Haughty Drake" } } }
  end,
}

scenario "Friendly spells may choose the Drake however cheap they are" {
  covers = { "W5", "757", "LTR-027" },
  you = { units = { ["0"] = { { "Haughty Drake", buffs = 1 } } }, hand = { "Stupefy" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Stupefy", { target = "Haughty Drake" })
    t:everyone_passes()

    t:expect_unit("Haughty Drake", { might = 1 })
  end,
}

scenario "Deaths of all do not choose the Drake" {
  covers = { "W5", "757", "LTR-027", "LTR-033" },
  you = { hand = { "Great Flood" }, runes = { order = 4 } },
  foe = { units = { ["0"] = { { "Haughty Drake", buffs = 1 }, "Mega-Mech" } } },

  run = function(t)
    t.you:play("Great Flood")
    t:everyone_passes()

    t:expect { foe = { trash = { "Haughty Drake", "Mega-Mech" } } }
  end,
}
