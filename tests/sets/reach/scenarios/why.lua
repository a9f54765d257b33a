-- Why a thing is as it is, where types, abilities and numbers come and go.

scenario "A type that is given, and a number that is set, name who does it" {
  covers = { "RCH-050", "477.1" },
  you = { gear = { "Waking Idol" } },

  run = function(t)
    t:why("Waking Idol", {
      "Might 3\n    0, because the card prints none\n    3, as it is set (rule 477.1)\n      becomes 3 (Waking Idol, ",
      "type Gear, printed",
      "type Unit\n    given (Waking Idol, ",
    })
  end,
}

scenario "What an effect gives for the turn says so" {
  covers = { "RCH-051" },
  you = { hand = { "Stirring Word" }, runes = { body = 1 }, gear = { "Old Bell" } },

  run = function(t)
    t.you:play("Stirring Word", { target = "Old Bell" })
    t:everyone_passes()
    t:why("Old Bell", {
      "Might 3", "becomes 2 (Old Bell, ", "+1, this turn (Stirring Word, ", "type Unit\n    given (Old Bell, ",
      "an ability that it was given (",
    })
  end,
}

scenario "What is taken away is told with who takes it" {
  covers = { "RCH-035" },
  you = { units = { ["Zaun Warrens"] = { "Dull Fog" } } },
  foe = { units = { ["Zaun Warrens"] = { "Mech Caller" } } },
  battlefields = { "Zaun Warrens" },

  run = function(t)
    t:why("Mech Caller", { "all its abilities are taken away (Dull Fog, ", "rch-035-dull-fog.lua:4)" })
  end,
}

scenario "A keyword that reaches the hand is told there" {
  covers = { "RCH-071" },
  you = { base = { "Hot Drill" }, hand = { "Mega-Mech" } },

  run = function(t)
    t:why("Mega-Mech", { "keyword Assault: 2\n    given to cards there: 2" })
  end,
}
