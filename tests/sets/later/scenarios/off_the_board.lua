-- What cards off the board lose, and which tags they are given; and a number that feeds on itself.

scenario "A spell in hand has lost its Reaction" {
  covers = { "LTR-076", "477.2.b", "364" },
  you = { base = { "Hushed Court" }, hand = { "Hextech Ray" }, runes = { fury = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Discipline")
  end,
}

scenario "One's own spells keep it" {
  covers = { "LTR-076", "477.2.b" },
  you = { base = { "Hushed Court" }, hand = { "Hextech Ray", "Discipline" }, runes = { fury = 2, calm = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
  end,
}

scenario "A card in the trash has lost what lets it be played from there" {
  covers = { "LTR-077", "LTR-002", "477.2.b" },
  you = { gear = { "Sealed Grave" }, trash = { "Ebb and Return" }, runes = { mind = 2 } },

  run = function(t) t.you:refused("play", "Ebb and Return") end,
}

scenario "For a turn, as well" {
  covers = { "LTR-078", "477.2.b", "387" },
  you = { hand = { "Quiet Hour", "Hextech Ray" }, runes = { fury = 2, calm = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Quiet Hour")
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Discipline")
  end,
}

scenario "A spell has the tag that it is given" {
  covers = { "LTR-079", "133.8" },
  you = { hand = { "Hot Word" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Hot Word", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 3 })
  end,
}

scenario "So does a card in hand" {
  covers = { "LTR-080", "133.8", "OGN-140" },
  you = {
    base = { "Herald of Scales" }, gear = { "Drake Banner" },
    hand = { "Mega-Mech" }, runes = { body = 5 },
  },

  run = function(t)
    t.you:play("Mega-Mech", { to = "base" })

    t:expect { you = { runes_ready = 0, units = { base = { "Herald of Scales", "Mega-Mech" } } } }
  end,
}

scenario "A number that is read from what it changes is read before" {
  covers = { "LTR-081", "476.2" },
  you = { base = { "Tall Mirror", "Recruit" } },

  run = function(t)
    t:expect_unit("Tall Mirror", { might = 4 })
    t:expect_unit("Recruit", { might = 3 })
  end,
}

scenario "Taken over the court hushes who had it, and no more who has it" {
  covers = { "LTR-076", "191", "477.2.b" },
  you = { base = { { "Hushed Court", owner = "foe" } }, hand = { "Hextech Ray", "Discipline" }, runes = { fury = 2, calm = 2 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:play("Discipline", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Discipline")
  end,
}

scenario "The copy of an opponent's court hushes that opponent" {
  covers = { "LTR-076", "PAI-067", "477.1.b", "477.2.b" },
  you = { base = { "Recruit" }, hand = { "Clay Neighbor", "Hextech Ray" }, runes = { mind = 1, fury = 2 } },
  foe = { base = { "Hushed Court" }, units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Clay Neighbor", { target = { { "Recruit" }, { "Hushed Court" } } })
    t:everyone_passes()
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:refused("play", "Discipline")
  end,
}

scenario "A facedown court hushes nobody" {
  covers = { "LTR-076", "364" },
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } }, facedown = { ["Zaun Warrens"] = { "Hushed Court" } },
    hand = { "Hextech Ray" }, runes = { fury = 2 },
  },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } }, hand = { "Discipline" }, runes = { calm = 2 } },

  run = function(t)
    t.you:play("Hextech Ray", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Discipline", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10, damage = 4 })
  end,
}

scenario "A seal that lies facedown leaves the cards in the trash what they have" {
  covers = { "LTR-077", "LTR-002", "364" },
  you = {
    units = { ["Zaun Warrens"] = { "Recruit" } }, facedown = { ["Zaun Warrens"] = { "Sealed Grave" } },
    trash = { "Ebb and Return" }, runes = { mind = 2 }, deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Ebb and Return", { from = "trash" })
    t:everyone_passes()

    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "Who copies the quiet hushes who called for it" {
  covers = { "LTR-078", "RCH-054", "439", "477.2.b" },
  you = { hand = { "Quiet Hour", "Discipline" }, runes = { fury = 2, calm = 3 }, base = { "Mega-Mech" } },
  foe = { hand = { "Echo Glass" }, runes = { mind = 1 } },

  run = function(t)
    t.you:play("Quiet Hour")
    t.you:offers("play", "Discipline")
    t.you:pass()
    t.foe:play("Echo Glass")
    t.foe:pass()
    t.you:pass()
    t:expect { chain = { "Quiet Hour", "Quiet Hour" } }
    -- The copy of the foe is next, and quiets you while your own spell still waits.
    t.foe:pass()
    t.you:offers("play", "Discipline")
    t.you:pass()
    t:expect { chain = { "Quiet Hour" } }
    t.you:refused("play", "Discipline")
  end,
}

scenario "What is given everywhere goes with a card from facedown onto the chain" {
  covers = { "LTR-115", "124", "477.2.b" },
  you = {
    units = { ["0"] = { "Mega-Mech" } }, gear = { "Toll Stair" },
    facedown = { ["0"] = { "Pakaa Cub" } }, deck = { "Gust" },
  },

  run = function(t)
    t.you:play("Pakaa Cub", { from = "facedown" })
    t:everyone_passes()
    t:expect { you = { hand = { "Gust" } } }
  end,
}

scenario "From the hand it gives nothing" {
  covers = { "LTR-115" },
  you = { gear = { "Toll Stair" }, hand = { "Mega-Mech" }, runes = { fury = 7 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Mega-Mech")
    t:everyone_passes()
    t:expect { you = { hand = {}, base = { "Toll Stair", "Mega-Mech" } } }
  end,
}
