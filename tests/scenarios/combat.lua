-- Combat damage and what comes of a combat (rules 460-466).

scenario "Lethal to one before the next: five on four 3-Might units is three and two" {
  covers = { "R189", "465.2.c.3", "465.2.c.4", "Q66" },
  you = { base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Shipyard Skulker", "Pakaa Cub", "Eager Apprentice", "Noxian Drummer" } } },

  run = function(t)
    t.you:move("Playful Phantom", "0")
    t.you:pass()
    t.foe:pass()
    t:expect { question = "assign", asked = "you" }
    t.you:answer("Pakaa Cub")
    t.you:offers_not("assign", "Pakaa Cub")
    t.you:answer("Noxian Drummer")

    t:expect { foe = { trash = { "Pakaa Cub" }, units = { ["0"] = { "Shipyard Skulker", "Eager Apprentice", { "Noxian Drummer", damage = 0 } } } } }
  end,
}

scenario "Damage that is already there counts for what is lethal" {
  covers = { "465.2.c.4" },
  you = { hand = { "Incinerate" }, runes = { fury = 2 }, base = { "Playful Phantom" } },
  foe = { units = { ["0"] = { "Vanguard Sergeant", "Shipyard Skulker" } } },

  run = function(t)
    t.you:play("Incinerate", { target = "Vanguard Sergeant" })
    t:everyone_passes()
    t.you:move("Playful Phantom", "0")
    t:fight()

    t:expect { foe = { trash = { "Vanguard Sergeant", "Shipyard Skulker" } } }
  end,
}

scenario "Both sides deal their damage at the same moment" {
  covers = { "466.3.c", "465.2.d", "Q66", "466.3.d" },
  you = { base = { "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Noxian Drummer" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect { you = { trash = { "Shipyard Skulker" }, points = 0 }, foe = { trash = { "Noxian Drummer" }, controls = {} } }
  end,
}

scenario "No damage is dealt where one side has nobody left" {
  covers = { "465.1", "466.5" },
  you = { base = { "Shipyard Skulker" }, hand = { "Gust" }, runes = { chaos = 1 } },
  foe = { units = { ["0"] = { "Noxian Drummer" } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t.you:play("Gust", { target = "Noxian Drummer" })
    t:everyone_passes()
    t:fight()

    t:expect { you = { units = { ["0"] = { "Shipyard Skulker" } }, points = 1 }, foe = { hand = { "Noxian Drummer" } } }
  end,
}

scenario "Garen dies and everyone is healed before his bonus is lost" {
  covers = { "324.1", "R161", "323.5", "466.1.a.1", "OGS-013" },
  you = { base = { "Lee Sin, Centered" } },
  foe = { units = { ["0"] = { "Garen, Commander", "Recruit" } } },

  run = function(t)
    t:expect_unit("Recruit", { might = 2 })
    t.you:move("Lee Sin, Centered", "0")
    t:answers { you = { { assign = "Garen, Commander" } } }
    t:fight()

    t:expect { foe = { trash = { "Garen, Commander" }, units = { ["0"] = { { "Recruit", damage = 0 } } } } }
  end,
}

scenario "Everyone heals after a combat, elsewhere too" {
  covers = { "466.1.a.1", "Q68", "418" },
  you = { base = { { "Mega-Mech", damage = 3 }, "Shipyard Skulker" } },
  foe = { units = { ["0"] = { "Recruit" } }, base = { { "Petty Officer", damage = 2 } } },

  run = function(t)
    t.you:move("Shipyard Skulker", "0")
    t:fight()

    t:expect_unit("Mega-Mech", { damage = 0 })
    t:expect_unit("Petty Officer", { damage = 0 })
    t:expect_unit("Shipyard Skulker", { damage = 0 })
  end,
}

scenario "The defender may be the one who conquers" {
  covers = { "466.5", "190.4", "466.3" },
  you = { base = { "Recruit" } },
  foe = { base = { "Mega-Mech" }, hand = { "Ride the Wind" }, runes = { chaos = 3 } },

  run = function(t)
    t.you:move("Recruit", "0")
    t.you:pass()
    t.foe:play("Ride the Wind", { target = "Mega-Mech", to = "0" })
    t:everyone_passes()
    t:fight()

    t:expect { foe = { points = 1, controls = { "Blank Battlefield" } }, you = { points = 0 } }
  end,
}

scenario "Assault counts for attackers only, Shield for defenders only, each as often as given" {
  covers = { "Q82", "Q83", "807", "814", "Assault", "Shield" },
  you = { base = { "Petty Officer" }, hand = { "Cleave" }, runes = { fury = 1 } },
  foe = { units = { ["0"] = { "Stalwart Poro", "Daring Poro" } } },

  run = function(t)
    t:expect_unit("Petty Officer", { might = 5 })
    t.you:play("Cleave", { target = "Petty Officer" })
    t:everyone_passes()
    t.you:move("Petty Officer", "0")

    t:expect_unit("Petty Officer", { might = 9, keywords = { "Assault 4" } })
    t:expect_unit("Stalwart Poro", { might = 3 })
    t:expect_unit("Daring Poro", { might = 2 })
  end,
}

scenario "What lasts this combat ends with it" {
  covers = { "466.7", "OGN-279" },
  you = { base = { "Recruit" } },
  foe = { units = { ["Fortified Position"] = { "Petty Officer" } } },

  run = function(t)
    t:answers { foe = { { target = "Petty Officer" } } }
    t.you:move("Recruit", "Fortified Position")
    t:everyone_passes()
    t:expect_unit("Petty Officer", { might = 7 })
    t:fight()

    t:expect_unit("Petty Officer", { might = 5, no_keywords = { "Shield" } })
  end,
}

scenario "Of several staged, the turn player says which combat begins first" {
  covers = { "323.13", "461.1" },
  you = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Petty Officer" } } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Recruit" } }, controls = { "0", "1" } },

  run = function(t)
    t:expect { question = "next", asked = "you" }
    t.you:answer("Blank Battlefield#2")
    t:expect { combat = "Blank Battlefield#2" }
    t:fight()
  end,
}
