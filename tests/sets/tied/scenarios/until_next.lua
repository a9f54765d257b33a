-- What lasts until the next phase or step of a player (304).

scenario "Until your next Ending Step: this turn's, and it is over before the turn is" {
  covers = { "TIE-008", "317.1" },
  you = { base = { "Recruit" }, hand = { "Long Vigil" }, runes = { fury = 1 } },

  run = function(t)
    t.you:play("Long Vigil", { target = "Recruit" })
    t:everyone_passes()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t:next_turn()
    t:expect_unit("Recruit", { keywords = {} })
  end,
}

scenario "Said in another's turn it lasts through yours" {
  covers = { "TIE-008", "317.1" },
  you = { base = { "Recruit" }, hand = { "Long Vigil" }, runes = { fury = 1 } },
  foe = { hand = { "Discipline" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Long Vigil", { target = "Recruit" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Recruit", { keywords = { "Tank" } })
    t:next_turn()
    t:expect_unit("Recruit", { keywords = {} })
  end,
}

scenario "Until the next Main Phase of a thing's controller it stays exhausted" {
  covers = { "TIE-009", "316" },
  you = { hand = { "Frozen Hour" }, runes = { fury = 1 } },
  foe = { base = { { "Mega-Mech", exhausted = true } } },

  run = function(t)
    t.you:play("Frozen Hour", { target = "Mega-Mech" })
    t:everyone_passes()
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = true })
    t:next_turn()
    t:next_turn()
    t:expect_unit("Mega-Mech", { exhausted = false })
  end,
}

scenario "Until the next Draw Phase of anyone" {
  covers = { "TIE-010", "315.4" },
  you = { hand = { "Common Truce" }, runes = { fury = 1 } },
  foe = { base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Common Truce")
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 7 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A Scoring Step of yours ends it, that of another does not" {
  covers = { "TIE-011", "315.2.b" },
  you = { base = { "Posing Warden" } },

  run = function(t)
    t.you:move("Posing Warden", "0")
    t:everyone_passes()
    t:fight()
    t:expect_unit("Posing Warden", { might = 4 })
    t:next_turn()
    t:expect_unit("Posing Warden", { might = 4 })
    t:next_turn()
    t:expect_unit("Posing Warden", { might = 2 })
  end,
}

scenario "It is about who had the ability then, also when the unit was taken over since" {
  covers = { "TIE-011", "191" },
  you = { base = { "Posing Warden" } },
  foe = { hand = { "Possession" }, runes = { chaos = 8 } },

  run = function(t)
    t.you:move("Posing Warden", "0")
    t:everyone_passes()
    t:fight()
    t:next_turn()
    t.foe:play("Possession", { target = "Posing Warden" })
    t:everyone_passes()
    t:expect_unit("Posing Warden", { controller = "foe", might = 4 })
    t:next_turn()
    t:expect_unit("Posing Warden", { might = 2 })
  end,
}

scenario "Said from facedown in another's turn it ends as the Main Phase of who hid it starts" {
  covers = { "TIE-035", "Hidden", "811", "316" },
  you = { units = { ["Void Gate"] = { "Mega-Mech" } }, facedown = { ["Void Gate"] = { "Sudden Vigil" } } },
  foe = { hand = { "Discipline" }, base = { "Recruit" }, runes = { calm = 2 } },
  turn_player = "foe",

  run = function(t)
    t.foe:play("Discipline", { target = "Recruit" })
    t.foe:pass()
    t.you:play("Sudden Vigil", { target = "Mega-Mech" })
    t:everyone_passes()
    t:expect_unit("Mega-Mech", { might = 10 })
    t:next_turn()
    t:expect_unit("Mega-Mech", { might = 8 })
  end,
}

scenario "A unit that becomes a copy keeps what it was given until then" {
  covers = { "TIE-008", "477.1.b" },
  you = { base = { "Mirror Walker" }, hand = { "Long Vigil" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Long Vigil", { target = "Mirror Walker" })
    t:everyone_passes()
    t.you:move("Mirror Walker", "0")
    t:everyone_passes()
    t:expect_unit("Mega-Mech#1", { keywords = { "Tank" } })
  end,
}
