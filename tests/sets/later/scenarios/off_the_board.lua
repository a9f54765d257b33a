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
