-- VEN-021 Akali, Deadly Weapon.

scenario "From base Akali's move may deal one to a unit of the battlefield where she goes" {
  covers = { "VEN-021", "446", "417", "355.10" },
  you = { base = { "Akali, Deadly Weapon" } },
  foe = { units = { ["0"] = { "Mega-Mech" }, ["1"] = { "Mountain Drake" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Akali, Deadly Weapon", "0", { may = true, target = "?" })
    t.you:offers("target", "Mega-Mech")
    t.you:offers("target", "Akali, Deadly Weapon")
    t.you:offers_not("target", "Mountain Drake")
    t.you:offers_not("target", "Shipyard Skulker")
    t.you:answer("Mega-Mech")
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "On her way home Akali may reach back to the battlefield, and to nobody in base" {
  covers = { "VEN-021", "446" },
  you = { units = { ["0"] = { "Akali, Deadly Weapon", "Recruit" } }, base = { "Shipyard Skulker" } },

  run = function(t)
    t.you:move("Akali, Deadly Weapon", "base", { may = true })
    t:everyone_passes()

    t:expect_unit("Shipyard Skulker", { damage = 0 })
    t:expect_unit("Akali, Deadly Weapon", { damage = 0 })
    t:expect { you = { units = { ["0"] = {} } } }
  end,
}

scenario "Between two battlefields Akali may choose at either" {
  covers = { "VEN-021", "446" },
  you = {
    units = { ["0"] = { "Akali, Deadly Weapon", "Petty Officer" } },
    hand = { "Ride the Wind" },
    runes = { chaos = 3 },
  },
  foe = { units = { ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:play("Ride the Wind", { target = "Akali, Deadly Weapon", to = "1" })
    t:answers { you = { { may = true, target = "?" } } }
    t.you:pass()
    t.foe:pass()
    t.you:offers("target", "Mega-Mech")
    t.you:offers("target", "Petty Officer")
    t.you:answer("Petty Officer")
    t:everyone_passes()

    t:expect_unit("Petty Officer", { damage = 1 })
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Empowered, Akali deals two and has a Might more" {
  covers = { "VEN-021", "Empower", "Empowered", "828" },
  you = { base = { "Akali, Deadly Weapon" }, runes = { fury = 3 } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t:expect_unit("Akali, Deadly Weapon", { might = 3 })
    t.you:use("Akali, Deadly Weapon")
    t:everyone_passes()
    t:expect_unit("Akali, Deadly Weapon", { might = 4 })
    t.you:move("Akali, Deadly Weapon", "0", { may = true, target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 2 })
  end,
}

scenario "Akali may leave it" {
  covers = { "VEN-021", "383.3.a" },
  you = { base = { "Akali, Deadly Weapon" } },
  foe = { units = { ["0"] = { "Mega-Mech" } } },

  run = function(t)
    t.you:move("Akali, Deadly Weapon", "0", { may = false })

    t:expect { chain = {} }
    t:expect_unit("Mega-Mech", { damage = 0 })
  end,
}

scenario "Akali who is gone is not Empowered any more: one damage" {
  covers = { "VEN-021", "359.3.e.12" },
  you = { base = { { "Akali, Deadly Weapon", empowered = true } } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Star-Crossed" }, base = { "Recruit" }, runes = { chaos = 4 } },

  run = function(t)
    t.you:move("Akali, Deadly Weapon", "0", { may = true, target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Star-Crossed", { target = { { "Recruit" }, { "Akali, Deadly Weapon" } } })
    t:everyone_passes()

    t:expect { you = { hand = { "Akali, Deadly Weapon" } } }
    t:expect_unit("Mega-Mech", { damage = 1 })
  end,
}

scenario "A target that has left the battlefield takes nothing of Akali" {
  covers = { "VEN-021", "359.3.e.2" },
  you = { base = { "Akali, Deadly Weapon" } },
  foe = { units = { ["0"] = { "Mega-Mech" } }, hand = { "Flash" }, runes = { chaos = 2 } },

  run = function(t)
    t.you:move("Akali, Deadly Weapon", "0", { may = true, target = "Mega-Mech" })
    t.you:pass()
    t.foe:play("Flash", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Mega-Mech", { damage = 0, at = "foe's base" })
  end,
}
