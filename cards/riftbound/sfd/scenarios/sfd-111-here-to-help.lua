scenario "A unit comes to a battlefield of yours three cheaper, in the midst of a fight" {
  covers = { "SFD-111", "356.4", "419.3" },
  you = {
    units = { ["0"] = { "Recruit" } },
    hand = { "Here to Help", "Vanguard Sergeant", "Flash" },
    runes = { body = 3 },
  },
  foe = { base = { "Shipyard Skulker" }, hand = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t.you:play("Here to Help")
    t.you:pass()
    t.foe:pass()
    t.you:offers_not("pick", "Mega-Mech")
    t.you:answer("Vanguard Sergeant")

    t:expect_unit("Vanguard Sergeant", { at = "Blank Battlefield", exhausted = true, defending = true })
    t:expect { you = { runes_ready = 0 } }
  end,
}

scenario "Here to Help may bring nobody" {
  covers = { "SFD-111", "128.6" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Here to Help", "Vanguard Sergeant" }, runes = { body = 3 } },

  run = function(t)
    t:answers { you = { { pick = "none" } } }
    t.you:play("Here to Help")
    t:everyone_passes()

    t:expect { you = { hand = { "Vanguard Sergeant" }, runes_ready = 1 } }
  end,
}

scenario "While a Warden forbids it no unit comes to help" {
  covers = { "SFD-111", "W10", "358.3.a" },
  you = { units = { ["0"] = { "Recruit" } }, hand = { "Here to Help", "Vanguard Sergeant" }, runes = { body = 3 } },
  foe = { units = { ["1"] = { "Mageseeker Warden" } } },

  run = function(t)
    t:answers { you = { { pick = "Vanguard Sergeant" } } }
    t.you:play("Here to Help")
    t:everyone_passes()

    t:expect { you = { hand = { "Vanguard Sergeant" }, trash = { "Here to Help" }, runes_ready = 1 } }
  end,
}

scenario "Without a battlefield of yours nobody comes to help" {
  covers = { "SFD-111", "355.2" },
  you = { hand = { "Here to Help", "Vanguard Sergeant" }, runes = { body = 3 } },

  run = function(t)
    t:answers { you = { { pick = "Vanguard Sergeant" } } }
    t.you:play("Here to Help")
    t:everyone_passes()

    t:expect { you = { hand = { "Vanguard Sergeant" }, base = {}, runes_ready = 1 } }
  end,
}

scenario "From facedown the help comes where it was hidden" {
  covers = { "SFD-111", "811.1.d" },
  you = {
    units = { ["0"] = { "Recruit" }, ["1"] = { "Daring Poro" } },
    facedown = { ["0"] = { "Here to Help" } },
    hand = { "Vanguard Sergeant" },
    runes = { body = 1 },
  },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t.foe:pass()
    t:answers { you = { { pick = "Vanguard Sergeant" } } }
    t.you:play("Here to Help", { from = "facedown" })
    t:everyone_passes()

    t:expect { you = { units = { ["0"] = { "Recruit", "Vanguard Sergeant" } }, runes_ready = 0 } }
  end,
}
