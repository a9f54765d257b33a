-- Why a thing is as it is: every kind of modifier, told with its source, its line and its rule.

scenario "a printed number stands alone, on the board and off it" {
  you = { base = { "Vanguard Sergeant" }, hand = { "Mega-Mech" } },

  run = function(t)
    t:why("Vanguard Sergeant", { "Might 4\n    4, as printed\n  type Unit, printed", "!increases" })
    t:why("Mega-Mech", { "Might 8\n    8, as printed: it is not on the board", "tag Mech, printed" })
  end,
}

scenario "an attached card and a buff are told part by part" {
  covers = { "150.2", "702" },
  you = { base = { { "Shipyard Skulker", attached = { "Sterak's Gage" }, buffed = true } } },

  run = function(t)
    t:why("Shipyard Skulker", {
      "Might 7",
      "7, with increases (rule 477.3)",
      "+3: Might Bonus of what is attached (Sterak's Gage, rule 150.2)",
      "+1: Buffs on it (rule 702)",
    })
  end,
}

scenario "a passive of another card is told with its line" {
  covers = { "477.3" },
  you = { base = { "Darius, Executioner", "Vanguard Sergeant" } },

  run = function(t)
    t:why("Vanguard Sergeant", {
      "Might 5",
      "4, as printed",
      "5, with increases (rule 477.3)",
      "+1 (Darius, Executioner, cards/riftbound/ogn/ogn-243-darius-executioner.lua:5)",
    })
  end,
}

scenario "a decrease with a minimum is told as it is, and the number as it ends" {
  covers = { "477.3" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { units = { ["Void Gate"] = { "Leona, Zealot" } } },
  foe = { units = { ["Void Gate"] = { { "Vanguard Sergeant", stunned = true, buffed = true } } } },

  run = function(t)
    t:why("foe's Vanguard Sergeant", {
      "Might 1",
      "5, with increases",
      "1, after decreases (rule 477.3)",
      "-8 (Leona, Zealot, cards/riftbound/ogn/ogn-079-leona-zealot.lua:5)",
    })
  end,
}

scenario "an effect for the turn is told with the clause that made it" {
  you = { base = { "Vanguard Sergeant" }, hand = { "Discipline" }, runes = { calm = 4 }, deck = { "Gust" } },

  run = function(t)
    t.you:play("Discipline", { target = "Vanguard Sergeant" })
    t:why("chain", { "1 item on the chain", "Discipline, played by you: it resolves next", "it has chosen Vanguard Sergeant",
                     "you have priority while a chain exists: only Reactions (rule 309.1.a)",
                     "foe waits: another player has priority (rule 312.1)" })
    t:everyone_passes()
    t:why("Vanguard Sergeant", { "Might 6", "+2, this turn (Discipline, cards/riftbound/ogn/ogn-058-discipline.lua:4)" })
  end,
}

scenario "a waiting passive of a spell changes what a buff is worth" {
  you = { base = { "Vanguard Sergeant" }, hand = { "Stand United" }, runes = { order = 6, calm = 6 } },

  run = function(t)
    t.you:play("Stand United", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:why("Vanguard Sergeant", { "Might 6", "+2: Buffs on it (rule 702)" })
    t:why("chain", { "nothing is on the chain", "an ability waits, this turn (Stand United, cards/riftbound/ogn/ogn-053-stand-united.lua:4)" })
  end,
}

scenario "a keyword that is given is told with its source, and what it adds" {
  covers = { "477.2" },
  you = { base = { "Captain Farron", "Vanguard Sergeant" }, legend = "Miss Fortune, Bounty Hunter" },

  run = function(t)
    t.you:use("Miss Fortune, Bounty Hunter", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:why("Vanguard Sergeant", {
      "keyword Assault: 1\n    given: 1 (Captain Farron, cards/riftbound/ogn/ogn-015-captain-farron.lua:4)",
      "keyword Ganking\n    given, this turn (Miss Fortune, Bounty Hunter, ",
    })
  end,
}

scenario "a number that a keyword gives is told by the keyword" {
  covers = { "807" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { base = { "Captain Farron", "Vanguard Sergeant" } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move({ "Captain Farron", "Vanguard Sergeant" }, "Void Gate")
    t:why("Vanguard Sergeant", { "+1 by Assault (Vanguard Sergeant, cards/riftbound/core/keywords/assault.lua:2)" })
  end,
}

scenario "a discount is told with its source, in the order of the rules" {
  covers = { "356" },
  you = { base = { "Herald of Scales" }, hand = { "Dune Drake" }, runes = { body = 5 } },

  run = function(t)
    t:why("Dune Drake", {
      "it costs 3 energy to play now",
      "+5 energy: the base (rule 356.1)",
      "-2 energy (Herald of Scales, cards/riftbound/ogn/ogn-140-herald-of-scales.lua:4, rule 356.4)",
    })
  end,
}

scenario "each ground of a discount counts" {
  you = { hand = { "Rhasa the Sunderer" }, trash = { "Gust", "Gust" } },

  run = function(t)
    t:why("Rhasa the Sunderer", { "-2 energy (Rhasa the Sunderer, ", "rule 356.4)" })
  end,
}

scenario "the Power of a price is told by what pays it" {
  you = { hand = { "Tibbers" } },

  run = function(t)
    t:why("Tibbers", {
      "it costs 8 energy, 2 Power of the card's own domains to play now",
      "+2 Power of the card's own domains: the base",
    })
  end,
}

scenario "a price that a permission brings is the one that is told" {
  covers = { "356.1" },
  you = { trash = { "Undying Legion" }, hand = { "Pouty Poro" }, runes = { fury = 6 } },

  run = function(t)
    t.you:play("Pouty Poro")
    t:why("Undying Legion", { "it costs 3 energy, 1 fury to play now" })
  end,
}

scenario "what costs nothing there has no price" {
  you = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t:why("Vanguard Sergeant", { "!to play now" })
  end,
}

scenario "who has taken control is told" {
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { hand = { "Possession" }, runes = { chaos = 12 } },
  foe = { units = { ["Void Gate"] = { "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Possession", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:why("Vanguard Sergeant", { "you controls it, and owns it not" })
  end,
}

scenario "a copy names its own card" {
  you = { base = { "Vanguard Sergeant" }, hand = { "Mirror Image" }, runes = { order = 9, mind = 9, chaos = 9, fury = 9, calm = 9 } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t:why("Vanguard Sergeant#2", { "it is a copy; its own card is Reflection", "keyword Temporary" })
  end,
}

scenario "how near the end is, is told by points" {
  you = { points = 5 },

  run = function(t)
    t:why("end", { "the game goes on, in turn 3", "you have 5 of the 8 points that win" })
    t.foe:concede()
    t:why("end", { "the game is over because all others have left the game (rule 651.1)", "you won", "foe has left the game" })
  end,
}

scenario "an ability tells what it costs, with its line" {
  you = { legend = "Viktor, Herald of the Arcane" },

  run = function(t)
    t:why("Viktor, Herald of the Arcane", {
      "this ability costs 1 energy to use now (cards/riftbound/ogn/ogn-265-viktor-herald-of-the-arcane.lua:4)",
      "+1 energy: the base",
    })
  end,
}

scenario "a passive whose condition does not hold is told as not counted" {
  you = { base = { "Trusty Ramhound" }, hand = { "Gust" } },

  run = function(t)
    t:why("Trusty Ramhound", {
      "not counted: its condition (provided) does not hold (Trusty Ramhound, cards/riftbound/sfd/sfd-159-trusty-ramhound.lua:4)",
    })
  end,
}
