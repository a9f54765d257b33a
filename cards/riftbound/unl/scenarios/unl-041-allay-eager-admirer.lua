-- UNL-041 Allay, Eager Admirer.

scenario "Beside Allay in the field your other units have Deflect" {
  covers = { "UNL-041", "Deflect", "809" },
  you = { units = { ["0"] = { "Allay, Eager Admirer", "Recruit" }, ["1"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Incinerate", "Incinerate" }, runes = { fury = 5 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Shipyard Skulker", { no_keywords = "Deflect" })
    t.foe:play("Incinerate", { target = "Allay, Eager Admirer" })
    t:everyone_passes()
    t:expect { foe = { runes = 4 } }
    t.foe:play("Incinerate", { target = "Recruit" })

    t:expect { foe = { runes = 3 } }
  end,
}

scenario "Allay has Deflect once, and in base gives it to nobody, nor to an enemy" {
  covers = { "UNL-041", "Deflect" },
  you = { base = { "Allay, Eager Admirer", "Recruit" } },
  foe = { units = { ["0"] = { "Allay, Eager Admirer" } }, hand = { "Discipline" }, runes = { calm = 3 } },
  turn_player = "foe",

  run = function(t)
    t:expect_unit("Recruit", { no_keywords = "Deflect" })
    t.foe:play("Discipline", { target = "you's Allay, Eager Admirer" })

    t:expect { foe = { runes = 2 } }
  end,
}

scenario "Allay's Deflect is not for the enemies of the fight" {
  covers = { "UNL-041", "Deflect" },
  you = { base = { "Allay, Eager Admirer" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Allay, Eager Admirer", "0")

    t:expect_unit("Mega-Mech", { no_keywords = "Deflect" })
  end,
}
