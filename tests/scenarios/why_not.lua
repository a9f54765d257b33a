-- Why something cannot be done: each reason of each check, its rule, and what would mend it.

scenario "every reason is told, not the first alone" {
  covers = { "357.1", "355.8", "355.2" },
  you = { hand = { "Mega-Mech", "Void Seeker", "Cleave" }, base = { "Vanguard Sergeant" }, runes = { fury = 2 } },

  run = function(t)
    t:why("not play Void Seeker", {
      "you cannot play Void Seeker",
      "not enough Energy: 2 of 3 (rule 357.1)\n      it would take: 1 Energy more",
      "there is no legal target: 0 of 1",
      "rule 355.8)\n      it would take: 1 unit at battlefield",
    })
    t:why("not play Mega-Mech", {
      "you cannot play Mega-Mech to base\n    not enough Energy: 2 of 7",
      "you cannot play Mega-Mech to Blank Battlefield, Blank Battlefield\n    it cannot enter there (rule 355.2)",
      "it would take: 5 Energy more",
    })
    t:why("not play Cleave", { "you can play Cleave", "!cannot" })
  end,
}

scenario "Power that is short is named by its domain" {
  covers = { "357.1" },
  you = { hand = { "Void Seeker" }, runes = { calm = 3 } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:why("not play Void Seeker", { "not enough Power: 0 of 1 (rule 357.1)\n      it would take: 1 Fury Power more", "!Energy" })
  end,
}

scenario "without priority the reasons behind it are told too" {
  covers = { "312.1", "410.1.a" },
  you = { hand = { "Daring Poro" }, runes = { order = 2 } },
  foe = { base = { "Mega-Mech" }, hand = { "Vanguard Sergeant", "Stupefy" } },

  run = function(t)
    t:why("not play Vanguard Sergeant", {
      "you do not have priority (rule 312.1)",
      "that needs your own turn with nothing going on (rule 410.1.a)",
      "not enough Energy: 0 of",
      "you are asked now",
    })
    t:why("not move Mega-Mech", { "you do not have priority", "that needs your own turn with nothing going on" })
    t:why("not play Stupefy", { "!that needs your own turn", "not enough Energy: 0 of 1" })
  end,
}

scenario "in a showdown and while a chain exists the time is told" {
  covers = { "308.1.a", "309.1.a" },
  you = { base = { "Mega-Mech", "Orb of Regret" }, hand = { "Daring Poro", "Falling Star", "Stupefy" }, runes = { fury = 4, mind = 2, order = 2 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.you:move("Mega-Mech", "0")
    t:why("not play Daring Poro", { "only Actions and Reactions may be used in a showdown (rule 308.1.a)" })
    t:why("not use Orb of Regret", { "only Actions and Reactions may be used in a showdown (rule 308.1.a)" })
    t.you:play("Stupefy", { target = "Vanguard Sergeant" })
    t:why("not play Falling Star", { "only Reactions may be used while a chain exists (rule 309.1.a)" })
    t:why("not use Orb of Regret", { "only Reactions may be used while a chain exists (rule 309.1.a)" })
  end,
}

scenario "what is not played at all, and what is in the wrong zone" {
  covers = { "349", "419.1.a" },
  you = { legend = "Viktor, Herald of the Arcane", trash = { "Pouty Poro" }, runes = { fury = 2 } },

  run = function(t)
    t:why("not play Pouty Poro", { "the card is not where it could be played from (rule 419.1.a)" })
    t:why("not play Viktor, Herald of the Arcane", { "such a card is never played (rule 349)" })
  end,
}

scenario "a cost that is no resource, and a condition" {
  covers = { "203.3", "377.2.b" },
  you = { legend = "Viktor, Herald of the Arcane", gear = { "Sun Disc" }, hand = { "Pouty Poro" }, runes = { mind = 3 } },

  run = function(t)
    t.you:use("Viktor, Herald of the Arcane")
    t:everyone_passes()
    t:why("not use Viktor, Herald of the Arcane", { "a cost cannot be paid (cards/riftbound/ogn/", "rule 203.3)" })
    t:why("not use Sun Disc", {
      "the condition of the ability does not hold (cards/riftbound/ogn/ogn-021-sun-disc.lua",
      "rule 377.2.b)",
      "not so: finalized this turn: 0, and it takes at least 1",
    })
  end,
}

scenario "what forbids it is named, with its line" {
  covers = { "054.1" },
  you = { units = { ["Vilemaw's Lair"] = { "Recruit" } } },

  run = function(t)
    t:why("not move Recruit to base", {
      "an effect forbids it (Vilemaw's Lair, cards/riftbound/ogn/ogn-295-vilemaws-lair.lua:",
      "rule 054.1)",
    })
  end,
}

scenario "hiding: no room, no control, no permission" {
  covers = { "107.3.b", "107.3.c", "811" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { hand = { "Pakaa Cub", "Mega-Mech" }, facedown = { ["Void Gate"] = { "Tideturner" } }, units = { ["Void Gate"] = { "Recruit" } } },

  run = function(t)
    t:why("not hide Pakaa Cub", {
      "at Void Gate\n    the facedown zone has no room (rule 107.3.b)",
      "not enough Power: 0 of 1",
      "at Zaun Warrens\n    you do not control that battlefield (rule 107.3.c)",
    })
    t:why("not hide Mega-Mech at Void Gate", { "it has no permission to be hidden (rule 811)", "!Zaun Warrens" })
  end,
}

scenario "moves: exhausted, no way there, no unit of one's own" {
  covers = { "414", "144.4", "144.2" },
  battlefields = { "Void Gate", "Zaun Warrens" },
  you = { units = { ["Void Gate"] = { { "Mega-Mech", exhausted = true } } }, base = { "Orb of Regret" } },

  run = function(t)
    t:why("not move Mega-Mech to Zaun Warrens", {
      "it is exhausted (rule 414)\n      it would take: that it is readied",
      "a standard move does not lead there (rule 144.4)",
    })
    t:why("not move Orb of Regret to Void Gate", { "only your own units make a standard move (rule 144.2)" })
    t:why("not use Mega-Mech", { "it has no such ability now (rule 377)" })
  end,
}

scenario "while a question waits the answer comes first" {
  you = { hand = { "Void Seeker", "Cleave" }, base = { "Daring Poro" }, runes = { fury = 5 } },
  foe = { units = { ["0"] = { "Recruit", "Mega-Mech" } } },

  run = function(t)
    t.you:play("Void Seeker")
    t:why("not play Cleave", { "you are asked now", "the answer to that" })
    t:why("not Recruit", { "it can be chosen now: " })
    t:why("not Daring Poro", {
      "it cannot be chosen now: ",
      "what is asked for: unit at battlefield (cards/riftbound/ogn/ogn-024-void-seeker.lua:4)",
    })
    t.you:answer("Recruit")
  end,
}

scenario "where two others are, no third comes" {
  covers = { "144.4.a.1" },
  mode = "skirmish",
  you = { base = { "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },
  foe2 = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t:why("not move Mega-Mech", { "others' units or combat are there (rule 144.4.a.1)" })
  end,
}

scenario "of several cards of one name the one in the hand is meant" {
  covers = { "419.1.a" },
  you = { trash = { "Void Seeker" }, hand = { "Void Seeker" }, deck = { "Void Seeker" }, runes = { calm = 3 } },

  run = function(t)
    t:why("not play Void Seeker", { "not enough Power", "!not where it could be played from" })
    t:why("Void Seeker", { "in your hand" })
  end,
}

scenario "what of the query a thing is not, part by part" {
  covers = { "355.8" },
  you = { hand = { "Void Seeker", "Gust" }, base = { "Daring Poro" }, gear = { "Sun Disc" }, runes = { fury = 5, calm = 3 } },
  foe = { units = { ["0"] = { "Recruit", "Recruit", "Recruit", "Vanguard Sergeant" } } },

  run = function(t)
    t.you:play("Void Seeker")
    t:why("not Daring Poro", { "it cannot be chosen now", "it is not at battlefield", "!it is no unit" })
    t:why("not Sun Disc", { "it is no unit", "it is not at battlefield" })
    t:why("not Recruit", { "it can be chosen now", "!it is not" })
    t.you:answer("Recruit")
    t:everyone_passes()
    t.you:play("Gust")
    t:why("not Vanguard Sergeant", { "it is not with might at most 3, but 4", "!it is not at battlefield" })
    t.you:answer("Recruit")
  end,
}

scenario "an ability that was used as often as it may be" {
  covers = { "383.3.e" },
  you = { base = { "Azir, Ascendant" }, units = { ["0"] = { "Recruit", "Daring Poro" } }, runes = { calm = 4 } },

  run = function(t)
    t.you:use("Azir, Ascendant", { target = "Recruit" })
    t:everyone_passes()
    t:why("not use Azir, Ascendant", {
      "it was used as often as it may be this turn (cards/riftbound/sfd/sfd-050-azir-ascendant.lua:5, rule 383.3.e)",
      "it would take: another turn",
    })
  end,
}

scenario "an ability whose modes have all been chosen" {
  covers = { "355.3" },
  you = {
    units = { ["0"] = { { "Udyr, Wildman", buffs = 1, exhausted = true } } },
    hand = { "Pit Rookie", "Pit Rookie", "Pit Rookie", "Pit Rookie" }, runes = { body = 8 },
  },

  run = function(t)
    for i, mode in ipairs { 3, 3, 2, 1 } do
      t.you:use("Udyr, Wildman", { mode = mode, target = i > 2 and "Udyr, Wildman" or nil })
      t:everyone_passes()
      t.you:play("Pit Rookie", { target = "Udyr, Wildman", to = "base" })
      t:everyone_passes()
    end
    t:why("not use Udyr, Wildman", {
      "no mode can be chosen (cards/riftbound/ogn/ogn-157-udyr-wildman.lua:4, rule 355.3)",
      "it would take: a mode that was not chosen yet",
    })
  end,
}
