-- Hidden cards and hidden information (rules 107.3, 127, 421, 811).

scenario "A card is hidden for one Power and may be played from the next turn on" {
  covers = { "Q90", "Hidden", "811", "421" },
  you = {
    hand = { "Pakaa Cub" },
    runes = { body = 1 },
    units = { ["Void Gate"] = { "Pouty Poro" } },
  },

  run = function(t)
    t.you:hide("Pakaa Cub", "Void Gate")
    t:expect { you = { facedown = { ["Void Gate"] = { "Pakaa Cub" } }, runes = { body = 0 } } }
    t.foe:cannot_see("Pakaa Cub")
    t.you:sees("Pakaa Cub")
    t.you:refused("play", "Pakaa Cub")
    t:next_turn()
    t:next_turn()
    t.you:play("Pakaa Cub", { from = "facedown" })

    t:expect_unit("Pakaa Cub", { at = "Void Gate" })
  end,
}

scenario "A card without Hidden is not hidden, nor where you do not control" {
  covers = { "811", "107.3.c" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = {
    hand = { "Pakaa Cub", "Mega-Mech" },
    runes = { body = 1 },
    units = { ["Void Gate"] = { "Pouty Poro" } },
  },

  run = function(t)
    t.you:refused("hide", "Mega-Mech", "Void Gate", "811")
    t.you:refused("hide", "Pakaa Cub", "Zaun Warrens", "107.3.c")
    t.you:offers("hide", "Pakaa Cub", "Void Gate")
  end,
}

scenario "Hands and decks are hidden, trash and board are not" {
  covers = { "108.4", "108.7", "108.2" },
  you = { hand = { "Stupefy" }, deck = { "Void Seeker" }, trash = { "Consult the Past" } },
  foe = { hand = { "Flash" }, base = { "Pouty Poro" } },

  run = function(t)
    t.you:sees("hand")
    t.you:cannot_see("deck")
    t.you:cannot_see("foe's hand")
    t.you:cannot_see("Flash")
    t.foe:cannot_see("Void Seeker")
    t.foe:sees("Consult the Past")
    t.you:sees("Pouty Poro")
  end,
}

scenario "A facedown card goes to the trash when the battlefield is lost" {
  covers = { "Q90", "107.3.c" },
  you = {
    facedown = { ["Void Gate"] = { "Pakaa Cub" } },
    units = { ["Void Gate"] = { "Pouty Poro" } },
  },

  run = function(t)
    t.you:move("Pouty Poro", "base")

    t:expect { you = { trash = { "Pakaa Cub" }, controls = {} } }
  end,
}

scenario "a facedown unit is no unit at its battlefield" {
  covers = { "129.4", "OGN-220" },
  you = { hand = { "Facebreaker" }, runes = { order = 6 }, units = { base = { "Mega-Mech" } } },
  foe = { units = { ["Void Gate"] = { "Recruit" } }, facedown = { ["Void Gate"] = { "Pakaa Cub" } } },

  run = function(t)
    t.you:move("Mega-Mech", "Void Gate")
    -- One enemy unit is there, so nothing is to be chosen.
    t.you:play("Facebreaker")
    t:everyone_passes()
    t:expect_unit("Recruit", { stunned = true })
    t:expect_unit("Pakaa Cub", { stunned = false, facedown = true })
  end,
}

scenario "A Chosen Champion with Hidden is hidden from the Champion Zone" {
  covers = { "811.1.b", "Hidden", "421", "108.3" },
  you = {
    champion = "Teemo, Strategist",
    runes = { mind = 1 },
    units = { ["Void Gate"] = { "Pouty Poro" } },
  },

  run = function(t)
    t.you:offers("hide", "Teemo, Strategist", "Void Gate")
    t.you:hide("Teemo, Strategist", "Void Gate")
    t:expect {
      you = { champion = false, facedown = { ["Void Gate"] = { "Teemo, Strategist" } }, runes = 0 },
    }
    t.you:sees("Teemo, Strategist")
    t:next_turn()
    t:next_turn()
    t.you:play("Teemo, Strategist", { from = "facedown" })

    t:expect_unit("Teemo, Strategist", { at = "Void Gate" })
  end,
}

scenario "A Champion without Hidden stays in its zone, and one with it needs its Power" {
  covers = { "811.1.b", "811" },
  you = {
    champion = "Teemo, Strategist",
    units = { ["Void Gate"] = { "Pouty Poro" } },
  },
  foe = { champion = "Jinx, Rebel", units = { ["Zaun Warrens"] = { "Pouty Poro" } }, runes = { fury = 2 } },

  run = function(t)
    t.you:refused("hide", "Teemo, Strategist", "Void Gate")
    t.you:offers_not("hide", "Teemo, Strategist", "Void Gate")
    t.you:end_turn()
    t:next_turn()
  end,
}
