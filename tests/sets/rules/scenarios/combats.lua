-- Combats that are over, as their units know it.

scenario "A combat ends for each unit that was in it, and for no other" {
  covers = { "RUL-034", "466.7" },
  you = { base = { "War Chronicler", "Recruit", "Mega-Mech", "Mega-Mech" } },
  foe = { units = { ["0"] = { { "Recruit", stunned = true } } } },

  run = function(t)
    t.you:move({ "Mega-Mech#1", "Mega-Mech#2" }, "0")
    t:fight()
    t:everyone_passes()

    t:expect_unit("War Chronicler", { might = 4 })
  end,
}

scenario "A unit that died in the combat is not there when it ends" {
  covers = { "RUL-034", "466.7", "124" },
  you = { base = { "War Chronicler", "Recruit", "Mega-Mech" } },
  foe = { units = { ["0"] = { "Recruit" } } },

  run = function(t)
    t.you:move({ "Recruit", "Mega-Mech" }, "0")
    t:answers { foe = { { assign = "Recruit" } } }
    t:fight()
    t:everyone_passes()

    t:expect_unit("War Chronicler", { might = 3 })
  end,
}

scenario "A unit that another player took out of the combat ends it as that player's" {
  covers = { "RUL-034", "466.7", "OGN-203" },
  you = { base = { "War Chronicler", "Mega-Mech", "Recruit" } },
  foe = {
    base = { "War Chronicler" }, units = { ["0"] = { { "Mountain Drake", stunned = true } } },
    hand = { "Possession" }, runes = { chaos = 8 },
  },

  run = function(t)
    t.you:move({ "Mega-Mech", "Recruit" }, "0")
    t.you:pass()
    t.foe:play("Possession", { target = "Mega-Mech" })
    t:everyone_passes()
    t:fight()
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { controller = "foe", at = "base" })
    t:expect_unit("War Chronicler#1", { might = 3 })
    t:expect_unit("War Chronicler#2", { might = 4 })
  end,
}

scenario "A second combat at the same battlefield is none of a unit that went home" {
  covers = { "RUL-034", "RUL-035", "466.7" },
  you = { base = { "Scarred Duelist", "Mega-Mech" }, hand = { "Flash" }, runes = { chaos = 2 } },
  foe = { units = { ["0"] = { { "Mountain Drake", stunned = true } } } },

  run = function(t)
    t.you:move("Scarred Duelist", "0")
    t.you:play("Flash", { target = "Scarred Duelist" })
    t:everyone_passes()
    t:fight()
    t:everyone_passes()
    t:expect { you = { hand_size = 1 } }
    t:expect_unit("Scarred Duelist", { might = 4 })
    t.you:move("Mega-Mech", "0")
    t:fight()
    t:everyone_passes()

    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "That a combat of its own has ended holds for the turn" {
  covers = { "RUL-035", "466.7" },
  you = { base = { "Scarred Duelist", "Mega-Mech" } },
  foe = { units = { ["0"] = { { "Recruit", stunned = true } } } },

  run = function(t)
    t:expect_unit("Scarred Duelist", { might = 2 })
    t.you:move({ "Scarred Duelist", "Mega-Mech" }, "0")
    t:expect_unit("Scarred Duelist", { might = 2 })
    t:fight()
    t:everyone_passes()

    t:expect_unit("Scarred Duelist", { might = 4 })
    t:next_turn()
    t:expect_unit("Scarred Duelist", { might = 2 })
  end,
}

scenario "A copy of the Duelist has combats of its own" {
  covers = { "RUL-035", "UNL-200", "466.7" },
  you = { base = { "Scarred Duelist" }, hand = { "Mirror Image" }, runes = { chaos = 3, mind = 3 } },
  foe = { units = { ["0"] = { { "Recruit", stunned = true } } } },

  run = function(t)
    t.you:play("Mirror Image", { target = "Scarred Duelist" })
    t:everyone_passes()
    t.you:move("Scarred Duelist#1", "0")
    t:fight()
    t:everyone_passes()

    t:expect_unit("Scarred Duelist", { might = 4, at = "0" })
    t:expect_unit("Scarred Duelist#2", { might = 2, at = "base" })
    t:expect { you = { hand_size = 1 } }
  end,
}

scenario "A unit that comes from facedown into the combat was in it" {
  covers = { "RUL-034", "811", "466.7" },
  you = { base = { "War Chronicler" }, units = { ["0"] = { "Recruit" } }, facedown = { ["0"] = "Pakaa Cub" } },
  foe = { base = { { "Mega-Mech", stunned = true } } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "0")
    t.foe:pass()
    t.you:play("Pakaa Cub")
    t:fight()
    t:everyone_passes()

    t:expect_unit("War Chronicler", { might = 4 })
  end,
}
