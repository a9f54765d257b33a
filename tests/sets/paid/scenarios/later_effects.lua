-- An effect sees what the effects before it have chosen (355.10, 355.11).

given { battlefields = { "Void Gate", "Zaun Warrens" } }

scenario "Another is none that an earlier effect has chosen" {
  covers = { "PAI-100", "355.10" },
  you = { hand = { "Two Sparks" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech", "Pakaa Cub" } },

  run = function(t)
    t.you:play("Two Sparks", { target = { { "Mega-Mech" }, { "?" } } })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Pakaa Cub")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
    t:expect_unit("Pakaa Cub", { damage = 1 })
  end,
}

scenario "One unit is not enough for both" {
  covers = { "PAI-100", "355.8" },
  you = { hand = { "Two Sparks" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t) t.you:refused("play", "Two Sparks", "355.8") end,
}

scenario "The place of an earlier effect's choice counts" {
  covers = { "PAI-101", "355.11" },
  you = { hand = { "Far Sparks" }, runes = { fury = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Recruit" } }, base = { "Pakaa Cub" } },

  run = function(t)
    t.you:play("Far Sparks", { target = { { "Recruit" }, { "?" } } })
    t.you:offers_not("target", "Mega-Mech")
    t.you:answer("Pakaa Cub")
    t:everyone_passes()

    t:expect_unit("Pakaa Cub", { damage = 1 })
  end,
}

scenario "With all at one place there is none at a different one" {
  covers = { "PAI-101", "355.8" },
  you = { hand = { "Far Sparks" }, runes = { fury = 1 } },
  foe = { units = { ["Void Gate"] = { "Mega-Mech", "Recruit" } } },

  run = function(t) t.you:refused("play", "Far Sparks", "355.8") end,
}

scenario "Any number leaves one for the effect that follows" {
  covers = { "PAI-102", "355.8" },
  you = { hand = { "Kin Sparks" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech", "Pakaa Cub" } },

  run = function(t)
    t.you:play("Kin Sparks", { target = { { "Mega-Mech" }, { "Pakaa Cub" } } })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
    t:expect { foe = { trash = { "Pakaa Cub" } } }
  end,
}

scenario "What an earlier effect picked is no other one" {
  covers = { "PAI-103", "355.10" },
  you = { hand = { "Hard Choice" }, runes = { fury = 1 }, base = { "Mega-Mech", "Pouty Poro" } },

  run = function(t)
    t.you:play("Hard Choice", { pick = { { "Pouty Poro" }, { "Mega-Mech" } } })
    t:everyone_passes()

    t:expect_unit("Pouty Poro", { exhausted = true, damage = 0 })
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}
