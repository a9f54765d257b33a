-- OGN-256 Fox-Fire: units of one battlefield die, their Mights summing to 4 at most.

scenario "Fox-Fire kills units of one battlefield up to a total Might of 4" {
  covers = { "OGN-256", "355.11", "428" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = { units = { ["Void Gate"] = { "Shipyard Skulker", "Recruit", "Recruit" } } },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Shipyard Skulker" }, { "Recruit" } } })
    t:everyone_passes()

    t:expect { foe = { trash = { "Shipyard Skulker" }, units = { ["Void Gate"] = { "Recruit" } } } }
  end,
}

scenario "A unit of five Might is too much for Fox-Fire; nobody may be chosen" {
  covers = { "OGN-256", "355.13" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = { units = { ["Void Gate"] = { "Playful Phantom" } } },

  run = function(t)
    t.you:play("Fox-Fire")
    t:everyone_passes()

    t:expect { foe = { units = { ["Void Gate"] = { "Playful Phantom" } } }, you = { trash = { "Fox-Fire" } } }
  end,
}

scenario "When a target of Fox-Fire has grown, its player kills a part that fits" {
  covers = { "OGN-256", "R163", "355.11.b" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Recruit", "Recruit", "Recruit", "Recruit" } },
    hand = { "En Garde", "Discipline" },
    runes = { calm = 3 },
  },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Recruit#1" }, { "Recruit#2" }, { "Recruit#3" }, { "Recruit#4" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Recruit#4" })
    t.foe:play("En Garde", { target = "Recruit#4" })
    t:answers { you = { { target = { { "Recruit#1" }, { "Recruit#2" }, { "Recruit#3" } } } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["Grove of the God-Willow"] = { { "Recruit", might = 4 } } } } }
  end,
}

scenario "When a target of Fox-Fire has grown, its player may as well kill that one alone" {
  covers = { "OGN-256", "R163", "355.11.b" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = {
    units = { ["Grove of the God-Willow"] = { "Recruit", "Recruit", "Recruit", "Recruit" } },
    hand = { "En Garde", "Discipline" },
    runes = { calm = 3 },
  },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Recruit#1" }, { "Recruit#2" }, { "Recruit#3" }, { "Recruit#4" } } })
    t.you:pass()
    t.foe:play("Discipline", { target = "Recruit#4" })
    t.foe:play("En Garde", { target = "Recruit#4" })
    t:answers { you = { { target = { "Recruit#4" } } } }
    t:everyone_passes()

    t:expect { foe = { units = { ["Grove of the God-Willow"] = { "Recruit", "Recruit", "Recruit" } } } }
    t:expect_unit("Recruit#1", { might = 1 })
  end,
}

scenario "Fox-Fire is an Action" {
  covers = { "OGN-256", "806" },
  turn_player = "foe",
  you = { units = { ["Void Gate"] = { "Shipyard Skulker" } }, hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = { base = { "Vanguard Sergeant" } },

  run = function(t)
    t.foe:move("Vanguard Sergeant", "Void Gate")
    t.foe:pass()
    t.you:play("Fox-Fire", { target = "Vanguard Sergeant" })
    t:everyone_passes()

    t:expect { foe = { trash = { "Vanguard Sergeant" } } }
  end,
}

scenario "From facedown Fox-Fire kills at its own battlefield alone" {
  covers = { "OGN-256", "811.1.d" },
  turn_player = "foe",
  you = { facedown = { ["0"] = { "Fox-Fire" } }, units = { ["0"] = { "Mega-Mech" } } },
  foe = { base = { "Daring Poro", "Recruit" }, units = { ["1"] = { "Mystic Poro" } } },

  run = function(t)
    t.foe:move({ "Daring Poro", "Recruit" }, "0")
    t.foe:pass()
    t.you:play("Fox-Fire", { from = "facedown", target = "?" })
    t.you:offers("target", "Daring Poro")
    t.you:offers_not("target", "Mystic Poro")
    t.you:answer("Daring Poro")
    t.you:answer("Recruit")
    t:everyone_passes()

    t:expect { foe = { trash = { "Daring Poro" }, units = { ["1"] = { "Mystic Poro" } } } }
  end,
}

scenario "Who has gone home is spared by Fox-Fire, the others are not" {
  covers = { "OGN-256", "359.3.e.5" },
  you = { hand = { "Fox-Fire" }, runes = { calm = 3 } },
  foe = { units = { ["0"] = { "Recruit", "Daring Poro" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:play("Fox-Fire", { target = { { "Recruit" }, { "Daring Poro" } } })
    t.you:pass()
    t.foe:play("Flash", { target = { "Daring Poro" } })
    t:everyone_passes()

    t:expect { foe = { base = { "Daring Poro" }, units = { ["0"] = {} } } }
  end,
}
