-- UNL-055 Vex, Mocking.

scenario "Vex goes where you stun an enemy" {
  covers = { "UNL-055", "423", "446" },
  you = { base = { "Vex, Mocking", "Recruit" }, hand = { "Rune Prison" }, runes = { calm = 2 } },
  foe = { units = { ["0"] = { "Recruit" }, ["1"] = { "Mega-Mech" } } },

  run = function(t)
    t:answers { you = { { may = true } } }
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t:everyone_passes()

    t:expect_unit("Vex, Mocking", { at = "1", ready = true, attacking = true })
  end,
}

scenario "Vex may stay, and an enemy stunned at home does not call her" {
  covers = { "UNL-055", "383.3.a" },
  you = { base = { "Vex, Mocking" }, hand = { "Rune Prison", "Rune Prison" }, runes = { calm = 4 } },
  foe = { units = { ["0"] = { "Shipyard Skulker" } }, base = { "Mega-Mech" } },

  run = function(t)
    t.you:play("Rune Prison", { target = "Mega-Mech" })
    t.you:pass()
    t.foe:pass()
    t:expect { chain = {} }
    t:answers { you = { { may = false } } }
    t.you:play("Rune Prison", { target = "Shipyard Skulker" })
    t:everyone_passes()

    t:expect_unit("Vex, Mocking", { at = "base" })
  end,
}

scenario "What the foe stuns, and your own stunned unit, do not call Vex" {
  covers = { "UNL-055", "Shield", "Tank" },
  you = { units = { ["0"] = { "Vex, Mocking" }, ["1"] = { "Recruit" } }, hand = { "Rune Prison" }, runes = { calm = 2 } },
  foe = { hand = { "Rune Prison" }, runes = { calm = 2 }, base = { "Mega-Mech" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Mega-Mech", "1")
    t.foe:play("Rune Prison", { target = "Mega-Mech" })
    t.foe:pass()
    t.you:pass()
    t:expect { chain = {} }
    t.you:play("Rune Prison", { target = "Recruit" })
    t.you:pass()
    t.foe:pass()

    t:expect { chain = {} }
    t:expect_unit("Vex, Mocking", { at = "0" })
  end,
}

scenario "Defending, Vex has six Might and takes the damage first" {
  covers = { "UNL-055", "Shield", "Tank" },
  you = { units = { ["0"] = { "Recruit", "Vex, Mocking" } } },
  foe = { base = { "Shipyard Skulker" } },
  turn_player = "foe",

  run = function(t)
    t.foe:move("Shipyard Skulker", "0")
    t:expect_unit("Vex, Mocking", { might = 6 })
    t:fight()

    t:expect { you = { units = { ["0"] = { "Recruit", "Vex, Mocking" } } }, foe = { trash = { "Shipyard Skulker" } } }
  end,
}
