-- OGN-080 Mystic Reversal.

scenario "Mystic Reversal takes a spell and turns it round" {
  covers = { "OGN-080", "191", "751" },
  you = { hand = { "Mystic Reversal" }, runes = { calm = 5 }, units = { ["0"] = { "Shipyard Skulker" } } },
  foe = { hand = { "Void Seeker" }, runes = { fury = 4 }, units = { ["1"] = { "Mega-Mech" } }, deck = { "Cleave" } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Void Seeker", { target = "Shipyard Skulker" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Void Seeker" })
    t:answers { you = { { may = true }, { target = "Mega-Mech" } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 4 })
    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect { you = { hand_size = 1, trash = { "Mystic Reversal" } }, foe = { hand = {}, trash = { "Void Seeker" } } }
  end,
}

scenario "A spell taken without new choices looks for its new player's friends and finds none" {
  covers = { "OGN-080", "359.3.f.4", "056" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 }, base = { "Mega-Mech", "Daring Poro" } },
  foe = { base = { "Recruit", "Recruit" }, hand = { "Back to Back" }, runes = { order = 3 } },

  run = function(t)
    t.foe:play("Back to Back", { target = { "Recruit#1", "Recruit#2" } })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Back to Back", may = false })
    t:everyone_passes()

    t:expect_unit("Recruit#1", { might = 1 })
    t:expect_unit("Mega-Mech", { might = 8 })
    t:expect { foe = { trash = { "Back to Back" } } }
  end,
}

scenario "New choices for a taken spell are the new player's friends" {
  covers = { "OGN-080", "751", "359.3.f.4" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 }, base = { "Mega-Mech", "Daring Poro" } },
  foe = { base = { "Recruit", "Recruit" }, hand = { "Back to Back" }, runes = { order = 3 } },

  run = function(t)
    t.foe:play("Back to Back", { target = { "Recruit#1", "Recruit#2" } })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Back to Back" })
    t:answers { you = { { may = true, target = { "Mega-Mech", "Daring Poro" } } } }
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { might = 10 })
    t:expect_unit("Daring Poro", { might = 4 })
    t:expect_unit("Recruit#1", { might = 1 })
  end,
}

scenario "What a taken spell draws its new player draws" {
  covers = { "OGN-080", "191" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 7 } },
  foe = { hand = { "Progress Day" }, runes = { mind = 7 } },

  run = function(t)
    t.foe:play("Progress Day")
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Progress Day" })
    t:everyone_passes()

    t:expect { you = { hand_size = 4 }, foe = { hand = {}, trash = { "Progress Day" } } }
  end,
}

scenario "New choices pay no Deflect" {
  covers = { "OGN-080", "755", "Deflect" },
  turn_player = "foe",
  you = { hand = { "Mystic Reversal" }, runes = { calm = 5 }, units = { ["0"] = { "Daring Poro" } } },
  foe = { hand = { "Incinerate" }, runes = { fury = 2 }, units = { ["1"] = { "Pouty Poro" } } },

  run = function(t)
    t.foe:play("Incinerate", { target = "Daring Poro" })
    t.foe:pass()
    t.you:play("Mystic Reversal", { target = "Incinerate" })
    t:answers { you = { { may = true }, { target = "Pouty Poro" } } }
    t:everyone_passes()

    t:expect { foe = { trash = { "Incinerate", "Pouty Poro" } }, you = { runes = 2 } }
  end,
}
